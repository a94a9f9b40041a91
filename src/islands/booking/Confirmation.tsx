import { bookingReference } from '#domain/booking-reference.ts';
import { readTerms } from '#domain/cancellation.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { StepHeading } from '#islands/ui/StepHeading.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { confirmation } from '#messages/booking.ts';
import * as messages from '#messages/booking-facts.ts';
import { bookAnother } from '#stores/booking/flow.ts';
import { $payments, IDLE } from '#stores/payment/payment-state.ts';
import booking from './Booking.module.css';
import { BookingFacts } from './BookingFacts.tsx';
import styles from './Confirmation.module.css';
import { ConfirmationActions } from './ConfirmationActions.tsx';
import type { Contact } from './contact.ts';
import { ErrorNotice } from './ErrorNotice.tsx';
import { GoodToKnow } from './GoodToKnow.tsx';
import { RefundSchedule } from './RefundSchedule.tsx';

/** Step 5: the confirmed booking (spec section 2, "Step 5 shows"). */
export function Confirmation({ contact }: { contact: Contact }) {
  const payment = useValue($payments.booking, IDLE);
  if (payment.state !== 'done') {
    return (
      <div className={booking.empty}>
        <h1>{confirmation}</h1>
        {payment.state === 'refused' ? (
          <ErrorNotice payment={payment} />
        ) : (
          <Spinner label={messages.lookingUp} />
        )}
      </div>
    );
  }
  const { reservation } = payment;
  return (
    <section className={styles.confirmation}>
      <header>
        <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" className={styles.seal}>
          <circle cx="32" cy="32" r="30" />
          <path d="M19 33l9 9 18-20" />
        </svg>
        <StepHeading>{messages.confirmed}</StepHeading>
        <p>
          {messages.thanks(
            reservation.guest_name,
            <strong key="reference">{bookingReference(reservation.id)}</strong>,
          )}
        </p>
      </header>
      <BookingFacts reservation={reservation} />
      <RefundSchedule
        terms={readTerms(reservation)}
        checkIn={reservation.check_in}
        paid={reservation.refundable_amount}
      />
      <GoodToKnow reservation={reservation} contact={contact}>
        <li>{messages.onItsWay}</li>
      </GoodToKnow>
      <ConfirmationActions reservation={reservation} contact={contact}>
        <Button
          kind="plain"
          onClick={() => {
            bookAnother();
            location.assign('/');
          }}
        >
          {messages.bookAnother}
        </Button>
      </ConfirmationActions>
    </section>
  );
}
