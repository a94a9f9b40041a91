import { useEffect } from 'react';
import type { HostRoomLine } from '#contract/host/rooms.ts';
import { formatDate } from '#domain/dates/calendar.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { HostGate } from '#islands/host/gate/HostGate.tsx';
import { NotLoaded } from '#islands/host/NotLoaded.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { Picture } from '#islands/ui/Picture.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as copy from '#messages/host/copy.ts';
import * as messages from '#messages/host/describe.ts';
import * as host from '#messages/host/desk.ts';
import { retired } from '#messages/host/room.ts';
import { copyAddress } from '#stores/host/copy-address.ts';
import { $roomList, firstPicture, loadRoomList } from '#stores/host/rooms/host-rooms.ts';
import styles from './HostRooms.module.css';

export const HostRooms = guarded(function HostRooms({ embed }: { embed: string }) {
  return (
    <HostGate>
      <h1 className={styles.title}>{messages.TITLE}</h1>
      <Shown />
      <div className={`stack ${styles.embed}`} data-gap="2">
        <Button kind="quiet" size="s" onClick={() => void copyAddress(embed)}>
          {copy.copyForm}
        </Button>
        <p className={styles.soft}>{copy.copyFormHint}</p>
      </div>
    </HostGate>
  );
});

function Shown() {
  const list = useValue($roomList);
  useEffect(() => void loadRoomList(), []);
  if (list.state === 'loading') return <Spinner label={host.loading} />;
  if (list.state === 'failed') {
    return <NotLoaded message={list.message} load={loadRoomList} />;
  }
  return list.homestays.map(({ id, name, rooms }) => (
    <section key={id} className={styles.homestay} aria-label={name}>
      <header>
        <h2>{name}</h2>
        <a className="button" data-kind="quiet" data-size="s" href={pagePath(`/host/properties/${id}`)}>
          {messages.editHomestay} <span className="visually-hidden">{messages.ofHomestay(name)}</span>
        </a>
      </header>
      {rooms.length === 0 && <p className={styles.soft}>{messages.noRooms}</p>}
      <ul>
        {rooms.map((room) => (
          <RoomCard key={room.id} room={room} />
        ))}
        <li>
          <a className={`panel ${styles.add}`} href={pagePath(`/host/rooms/new?property=${id}`)}>
            <span aria-hidden="true">+</span>
            {messages.addRoom}
          </a>
        </li>
      </ul>
    </section>
  ));
}

function RoomCard({ room }: { room: HostRoomLine }) {
  const { id, name, capacity, photo_count, open_until, retired_at } = room;
  const picture = firstPicture(room);
  return (
    <li>
      <a className={`panel stack ${styles.room}`} data-gap="0" href={pagePath(`/host/rooms/${id}`)}>
        <div className={`soft ${styles.photo}`} data-empty={picture ? undefined : true}>
          {picture ? (
            <Picture picture={picture} alt="" sizes="(width < 30rem) 7rem, 16rem" loading="lazy" />
          ) : (
            <span>{messages.noPhoto}</span>
          )}
        </div>
        <div className={styles.facts}>
          <h3>{name}</h3>
          <p className="soft">{`${messages.sleeps(capacity)} · ${messages.photoCount(photo_count)}`}</p>
          {retired_at ? (
            <p>
              <span className="chip">{retired}</span>
            </p>
          ) : (
            <p className="soft" data-closed={open_until ? undefined : true}>
              {open_until ? messages.openUntil(formatDate(open_until)) : messages.notOpen}
            </p>
          )}
        </div>
      </a>
    </li>
  );
}
