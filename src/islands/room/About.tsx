import type { ReactNode } from 'react';
import { otherAmenities } from '#domain/rooms/amenities.ts';
import type { RoomFacts } from '#domain/rooms/room-detail.ts';
import * as messages from '#messages/rooms/room-sections.ts';
import { iconOf } from './amenity-icons.ts';
import { FactList } from './FactList.tsx';
import styles from './Room.module.css';

interface Props {
  room: Pick<RoomFacts, 'description' | 'homestay_name' | 'amenities' | 'property_amenities' | 'highlights'>;
  /** The video, below the description. */
  children?: ReactNode;
}

/** The room's description, and the amenities that its head does not name. */
export function About({ room, children }: Props) {
  const others = otherAmenities(room);
  return (
    <>
      <section>
        <h2>{messages.aboutRoom}</h2>
        <p>{room.description}</p>
        {children}
      </section>
      <section>
        <h2>{messages.amenities}</h2>
        <div className={styles.amenities}>
          <Amenities title={messages.inTheRoom} names={others.room} />
          <Amenities title={messages.atHomestay(room.homestay_name)} names={others.homestay} />
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
      <FactList facts={names.map((name) => [iconOf(name), name])} />
    </div>
  );
}
