import { formatDate } from '#domain/dates/calendar.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/dialog/Dialog.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/booking/booking.ts';
import { $cartGroups } from '#stores/booking/draft.ts';
import { stopAsking } from '#stores/booking/step-message.ts';
import { keepAndContinue } from '#stores/checkout/flow.ts';
import styles from './Rooms.module.css';

/** Asks which rooms to keep, because rooms of several stays can't be one booking. */
export function MixedStay() {
  const groups = useValue($cartGroups, []);
  return (
    <Dialog title={messages.mixedStayTitle} onClose={stopAsking}>
      <p>{messages.mixedStay}</p>
      <ul className={`stack list ${styles.groups}`} data-gap="4">
        {groups.map(({ homestay, checkIn, checkOut, items }, index) => (
          <li key={`${homestay} ${checkIn} ${checkOut}`}>
            <p>
              <strong>{`${formatDate(checkIn)} – ${formatDate(checkOut)}`}</strong>
              <br />
              <span>{`${homestay}: ${items.map(({ name }) => name).join(', ')}`}</span>
            </p>
            <Button kind="quiet" size="s" onClick={() => keepAndContinue(index)}>
              {messages.bookThisStay}
              <span className="visually-hidden">
                {`: ${messages.stayAt(homestay, formatDate(checkIn), formatDate(checkOut))}`}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
