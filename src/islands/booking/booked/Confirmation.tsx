import { useEffect } from 'react';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { pagePath } from '#domain/language/page-path.ts';
import booking from '#islands/booking/Booking.module.css';
import type { Contact } from '#islands/booking/contact.ts';
import { ErrorNotice } from '#islands/booking/ErrorNotice.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { StepHeading } from '#islands/ui/StepHeading.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { confirmation } from '#messages/booking/booking.ts';
import * as messages from '#messages/booking/booking-facts.ts';
import { actsOf } from '#stores/booking/guest-acts.ts';
import { bookAnother } from '#stores/checkout/flow.ts';
import { $payments, IDLE } from '#stores/reservation/payment-state.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import styles from './Confirmation.module.css';
import { ConfirmationTrip } from './ConfirmationTrip.tsx';

const TITLE_END = ' · ';

/** Sets the title of the tab while the confirmation is shown. */
function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    document.title = title + before.slice(before.lastIndexOf(TITLE_END));
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** Shows step 5, the confirmed booking (spec section 2, "Step 5 shows"). */
export function Confirmation({ contact }: { contact: Contact }) {
  const payment = useValue($payments.booking, IDLE);
  useTabTitle(payment.state === 'done' ? messages.confirmed : undefined);
  if (payment.state !== 'done') {
    return (
      <div className={`stack ${booking.empty}`} data-gap="4">
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
    <section className={`stack ${styles.confirmation}`}>
      <ConfirmationTrip
        reservation={reservation}
        contact={contact}
        heading={<StepHeading>{messages.confirmed}</StepHeading>}
        lead={
          <p>
            {messages.thanks(
              reservation.guest_name,
              <strong key="reference">{bookingReference(reservation.id)}</strong>,
            )}
          </p>
        }
        actions={
          <>
            <AddToCalendar reservation={reservation} />
            <a
              className="button"
              data-kind="quiet"
              href={pagePath(`/my-booking?reservation=${reservation.id}`)}
            >
              {messages.openBooking(actsOf(reservation))}
            </a>
          </>
        }
        firstNote={<li>{messages.onItsWay}</li>}
      />
      <div className={`no-print ${styles.another}`}>
        <Button
          kind="plain"
          onClick={() => {
            bookAnother();
            location.assign(pagePath('/'));
          }}
        >
          {messages.bookAnother}
        </Button>
      </div>
    </section>
  );
}
