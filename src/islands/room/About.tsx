import { useState } from 'react';
import type { RoomFacts } from '#domain/room-detail.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import * as messages from '#messages/room-sections.ts';
import styles from './Room.module.css';
import type { RoomText } from './room-text.ts';
import { Video } from './Video.tsx';

interface Props {
  room: Pick<
    RoomFacts,
    'name' | 'homestay_name' | 'description' | 'video' | 'amenities' | 'property_amenities' | 'room_size'
  >;
  host: RoomText['host'];
}

/** The room's description, amenities and host. */
export function About({ room, host }: Props) {
  return (
    <>
      <section>
        <h2>{messages.aboutRoom}</h2>
        <p>{room.description}</p>
        <HostButton host={host} homestay={room.homestay_name} />
      </section>
      {room.video && <Video id={room.video} name={room.name} />}
      <section>
        <h2>{messages.amenities}</h2>
        <div className={styles.amenities}>
          <Amenities title={messages.inTheRoom} names={room.amenities} />
          <Amenities title={messages.atHomestay(room.homestay_name)} names={room.property_amenities} />
          <div>
            <h3>{messages.roomSize}</h3>
            <p>{room.room_size || messages.askHost}</p>
          </div>
        </div>
      </section>
    </>
  );
}

function Amenities({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.ticks}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

function HostButton({ host, homestay }: { host: RoomText['host']; homestay: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {messages.meetHost}
      </Button>
      {isOpen && (
        <Dialog title={host.name} onClose={() => setOpen(false)}>
          {host.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={styles.address}>{messages.roomIsIn(homestay)}</p>
        </Dialog>
      )}
    </>
  );
}
