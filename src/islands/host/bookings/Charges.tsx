import { formatDate } from '#domain/dates/calendar.ts';
import { formatRupees } from '#domain/money/money.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/papers/charges.ts';
import { $acting } from '#stores/host/bookings/act.ts';
import type { WholeBooking } from '#stores/host/bookings/booking.ts';
import { undoShownCharge } from '#stores/host/bookings/charges.ts';
import styles from './Booking.module.css';

/** What hosts have added to the bill, each with its undo. */
export function Charges({ whole: { booking, charges } }: { whole: WholeBooking }) {
  if (charges.length === 0) return null;
  return (
    <>
      <h3>{messages.charges}</h3>
      <ul className={`stack list ${styles.rows}`} data-gap="0">
        {charges.map((charge) => (
          <Charge key={charge.id} charge={charge} booking={booking} />
        ))}
      </ul>
    </>
  );
}

interface Props {
  charge: WholeBooking['charges'][number];
  booking: WholeBooking['booking'];
}

function Charge({ charge, booking }: Props) {
  const isBusy = useValue($acting).has(booking.id);
  const { id, text, count, price, total, date, by } = charge;
  const facts = [
    count > 1 && messages.pieces(count, formatRupees(price)),
    date && formatDate(date, 'weekday'),
    by && messages.by(by.name),
  ];
  return (
    <li>
      <span>
        <strong>{formatRupees(total)}</strong> <span>{text}</span>
        <span className={`soft ${styles.line}`}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {booking.status === 'confirmed' && (
        <Button
          kind="plain"
          size="s"
          busy={isBusy}
          aria-label={messages.undoNamed(text)}
          onClick={() => void undoShownCharge(id)}
        >
          {messages.undo}
        </Button>
      )}
    </li>
  );
}
