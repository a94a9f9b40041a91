import { StepHeading } from '#islands/ui/StepHeading.tsx';
import { emptyCart } from '#messages/booking.ts';
import styles from './Booking.module.css';

export function EmptyCart() {
  return (
    <div className={styles.empty}>
      <StepHeading>{emptyCart}</StepHeading>
      <p>Rooms that you add to your cart wait for you here.</p>
      <a className="button" href="/rooms">
        Browse Rooms
      </a>
    </div>
  );
}
