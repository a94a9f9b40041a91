import { emptyCart } from '#messages/booking.ts';
import styles from './Booking.module.css';

export function EmptyCart() {
  return (
    <div className={styles.empty}>
      <h1>{emptyCart}</h1>
      <p>Rooms that you add to your cart wait for you here.</p>
      <a className="button" href="/rooms">
        Browse Rooms
      </a>
    </div>
  );
}
