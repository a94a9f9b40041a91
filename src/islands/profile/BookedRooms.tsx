import { formatRupees } from '#domain/money/money.ts';
import type { Booking } from '#stores/account/profile.ts';
import { pictureUrl } from '#stores/room/pictures.ts';
import styles from './Bookings.module.css';
import page from './Profile.module.css';

/** The rooms of a booking with their prices. */
export function BookedRooms({ rooms }: { rooms: Booking['rooms'] }) {
  return (
    <ul className={styles.rooms}>
      {rooms.map((room) => (
        <li key={room.id}>
          <img src={pictureUrl(room.image)} alt="" width="88" height="66" loading="lazy" />
          <span>
            <strong>{room.name}</strong>
            <span className={page.soft}>{room.type}</span>
          </span>
          <span className={page.price}>
            {room.net_amount < room.price && <s>{formatRupees(room.price)}</s>}{' '}
            {formatRupees(room.net_amount)}
          </span>
        </li>
      ))}
    </ul>
  );
}
