import { totalOf } from '#domain/booking/cart.ts';
import { formatDate } from '#domain/dates/calendar.ts';
import { formatRupees } from '#domain/money/money.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/booking/cart.ts';
import { $dateChange, cancelDateChange } from '#stores/booking/date-change.ts';
import { $cart, EMPTY_CART } from '#stores/cart/cart.ts';
import { agreeToDates } from '#stores/search-bar/form.ts';
import styles from './CartDialogs.module.css';
import { reasonOf } from './reason.ts';

const agree = () => void agreeToDates();

export function DateChangeDialogs() {
  const change = useValue($dateChange);
  const items = useValue($cart, EMPTY_CART);

  if (change.state === 'none') return null;
  if (change.state === 'checking') {
    return (
      <div className={styles.overlay}>
        <Spinner label={messages.checkingAvailability} />
      </div>
    );
  }
  const from = formatDate(change.stay.checkIn);
  const to = change.stay.checkOut && formatDate(change.stay.checkOut);
  if (change.state === 'asked') {
    return (
      <Dialog title={messages.updateDatesTitle} onClose={cancelDateChange}>
        <p>{to ? messages.updateDates(items.length, from, to) : messages.updateCheckIn(from)}</p>
        {change.total !== undefined && (
          <p>{messages.totalThen(formatRupees(change.total), formatRupees(totalOf(items)))}</p>
        )}
        <DialogActions>
          <Button kind="quiet" onClick={cancelDateChange}>
            {messages.cancel}
          </Button>
          <Button onClick={agree}>{messages.update}</Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog title={messages.availabilityIssueTitle} onClose={cancelDateChange}>
      <p>{messages.availabilityIssue(from, to ?? '')}</p>
      <ul className={styles.rooms}>
        {change.rooms.map((room) => (
          <li key={room.id}>
            {room.found ? `${room.name}: ${reasonOf(room, change.stay.checkIn)}` : room.name}
          </li>
        ))}
      </ul>
      <p>{messages.continueQuestion}</p>
      <DialogActions>
        <Button kind="quiet" onClick={cancelDateChange}>
          {messages.cancel}
        </Button>
        <Button onClick={agree}>{messages.continueAndRemove}</Button>
      </DialogActions>
    </Dialog>
  );
}
