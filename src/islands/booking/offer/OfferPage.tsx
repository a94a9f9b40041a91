import { lazy, Suspense, useEffect } from 'react';
import { pagePath } from '#domain/language/page-path.ts';
import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { lookingUp } from '#messages/booking/booking-facts.ts';
import * as messages from '#messages/offer/offer.ts';
import * as buttons from '#messages/site/buttons.ts';
import { $offer, openOfferPage } from '#stores/offer/offer.ts';
import { $payments, IDLE } from '#stores/reservation/payment-state.ts';
import booking from '../Booking.module.css';
import type { Contact } from '../contact.ts';
import { OfferForm } from './OfferForm.tsx';

/** Only who has paid sees it. */
const Confirmation = lazy(async () => ({
  default: (await import('#islands/booking/booked/Confirmation.tsx')).Confirmation,
}));

/** Shows what an assistant has held, for a human to check and pay. */
export const OfferPage = guarded(function OfferPage({ contact }: { contact: Contact }) {
  useEffect(() => void openOfferPage(), []);
  return (
    <div className={booking.ownPage}>
      <Shown contact={contact} />
    </div>
  );
});

function Shown({ contact }: { contact: Contact }) {
  const offer = useValue($offer);
  const payment = useValue($payments.booking, IDLE);
  if (payment.state === 'done')
    return (
      <Suspense fallback={<Spinner label={lookingUp} />}>
        <Confirmation contact={contact} />
      </Suspense>
    );
  if (offer.state === 'ready') {
    const { reservation, needsPhone } = offer;
    return <OfferForm reservation={reservation} needsPhone={needsPhone} />;
  }
  return (
    <div className={booking.whole}>
      <div className={booking.notFound}>
        <h1>{messages.title}</h1>
        {offer.state === 'looking' && <Spinner label={lookingUp} />}
        {offer.state === 'over' && (
          <>
            <p role="alert">{messages.over}</p>
            <a className="button" href={pagePath('/rooms')}>
              {buttons.browseRooms}
            </a>
          </>
        )}
        {offer.state === 'failed' && (
          <>
            <p className="notice" data-tone="danger" role="alert">
              {offer.message}
            </p>
            <Button onClick={() => void openOfferPage()}>{buttons.tryAgain}</Button>
          </>
        )}
      </div>
    </div>
  );
}
