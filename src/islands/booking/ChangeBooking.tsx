import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/Dialog.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/change-booking.ts';
import { $change, CLOSED, closeChange, confirmChange, isOther } from '#stores/change-booking.ts';
import styles from './ChangeBooking.module.css';
import { ChangeOffer } from './ChangeOffer.tsx';
import { ChangeRooms } from './ChangeRooms.tsx';
import { ChangeWish } from './ChangeWish.tsx';

/** Other dates, rooms, guests or add-ons for a booking: what that means in money, always in sight, and then the change. */
export function ChangeBooking() {
  const change = useValue($change, CLOSED);
  if (change.state === 'closed') return null;
  const { wish, offer } = change;
  const isChanged = isOther(change);
  const canChange = isChanged && offer.state === 'offered' && offer.money.pay_now === 0;
  return (
    <Dialog title={messages.title} onClose={closeChange}>
      <p className={styles.terms}>{messages.terms}</p>
      {wish && (
        <>
          <ChangeWish wish={wish} />
          <ChangeRooms />
        </>
      )}
      <div className={styles.foot}>
        <div className={styles.offer} role="status">
          <ChangeOffer offer={offer} isChanged={isChanged} />
        </div>
        <DialogActions>
          <Button kind="quiet" onClick={closeChange}>
            {messages.keep}
          </Button>
          <Button
            disabled={!canChange && offer.state !== 'changing'}
            busy={offer.state === 'changing'}
            onClick={() => void confirmChange()}
          >
            {messages.title}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
