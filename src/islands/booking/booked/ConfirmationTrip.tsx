import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { isConfirmed } from '#domain/booking/booking-status.ts';
import { readTerms } from '#domain/booking/cancellation.ts';
import type { Contact } from '#islands/booking/contact.ts';
import { RefundSchedule } from '#islands/booking/payment/RefundSchedule.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { FileLink } from '#islands/ui/FileLink.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/booking/booking-facts.ts';
import { downloadInvoice } from '#messages/site/buttons.ts';
import { $renewedFiles, followInvoice, linksOf, renewFiles } from '#stores/booking/booking-files.ts';
import { $freshLink } from '#stores/booking/fresh-link.ts';
import type { BookedStay } from '#stores/reservation/payment-state.ts';
import { BookingFacts, PaymentFacts } from './BookingFacts.tsx';
import styles from './Confirmation.module.css';
import { ConfirmationHead } from './ConfirmationHead.tsx';
import { GettingThere } from './GettingThere.tsx';
import { GoodToKnow } from './GoodToKnow.tsx';

/** Only a guest who needs a new link loads this. */
const NewLinkNotice = lazy(async () => ({ default: (await import('./NewLinkNotice.tsx')).NewLinkNotice }));

interface Props {
  reservation: BookedStay;
  contact: Contact;
  heading: ReactNode;
  /** The text of a badge; absent if the heading says it. */
  status?: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** A note that comes first in the list "Good to know". */
  firstNote?: ReactNode;
}

/**
 * Shows a booking as the guest's trip: the property, the dates, the way there, what is paid and what can be cancelled.
 */
export function ConfirmationTrip({ reservation, contact, heading, status, lead, actions, firstNote }: Props) {
  const isBooked = isConfirmed(reservation.status);
  const newLink = useValue($freshLink);
  useEffect(() => renewFiles(reservation.id), [reservation.id]);
  return (
    <>
      <ConfirmationHead
        reservation={reservation}
        isBooked={isBooked}
        status={status}
        heading={
          <>
            {heading}
            {lead}
          </>
        }
      >
        {actions && (
          <div className={`no-print row ${styles.actions}`} data-gap="3">
            {actions}
          </div>
        )}
        {newLink.state !== 'none' && (
          <Suspense>
            <NewLinkNotice />
          </Suspense>
        )}
      </ConfirmationHead>
      <div className={styles.columns}>
        <div>
          <BookingFacts reservation={reservation} />
          {isBooked && <GettingThere reservation={reservation} contact={contact} />}
        </div>
        <div>
          <PaymentFacts reservation={reservation} />
          {isBooked && (
            <>
              <Papers reservation={reservation} />
              {!reservation.ended && (
                <RefundSchedule
                  terms={readTerms(reservation)}
                  checkIn={reservation.check_in}
                  paid={reservation.refundable_amount}
                />
              )}
              <GoodToKnow contact={contact}>{firstNote}</GoodToKnow>
            </>
          )}
        </div>
      </div>
    </>
  );
}

/** Offers to download the invoice or to print the page. */
function Papers({ reservation }: { reservation: BookedStay }) {
  const { invoice } = linksOf(reservation, useValue($renewedFiles));
  return (
    <div className={`no-print row ${styles.actions}`} data-gap="3">
      {invoice && (
        <FileLink kind="quiet" href={invoice} follow={(href) => followInvoice(reservation, href)}>
          {downloadInvoice}
        </FileLink>
      )}
      <Button kind="plain" onClick={() => print()}>
        {messages.print}
      </Button>
    </div>
  );
}
