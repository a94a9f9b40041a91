import { StepHeading } from '#islands/ui/StepHeading.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { emptyCart, emptyCartHint } from '#messages/booking.ts';
import { backToRooms, browseRooms } from '#messages/buttons.ts';
import { roomUnknown, roomUnknownWhy } from '#messages/room.ts';
import { $linkedRoomUnknown } from '#stores/booking/step-message.ts';
import styles from './Booking.module.css';

/** Nothing to book: the cart is empty, or the link's room does not exist. */
export function EmptyCart() {
  const isUnknown = useValue($linkedRoomUnknown, false);
  return (
    <div className={styles.empty}>
      <StepHeading>{isUnknown ? roomUnknown : emptyCart}</StepHeading>
      <p>{isUnknown ? roomUnknownWhy : emptyCartHint}</p>
      <a className="button" href="/rooms">
        {isUnknown ? backToRooms : browseRooms}
      </a>
    </div>
  );
}
