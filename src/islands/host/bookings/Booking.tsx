import { lazy, Suspense, useEffect } from 'react';
import { pagePath } from '#domain/language/page-path.ts';
import { CheckIn } from '#islands/host/bookings/CheckIn.tsx';
import { EndOfStay } from '#islands/host/EndOfStay.tsx';
import { HostGate } from '#islands/host/gate/HostGate.tsx';
import { NotLoaded } from '#islands/host/NotLoaded.tsx';
import { RecordPayment } from '#islands/host/RecordPayment.tsx';
import { useKeptFocus } from '#islands/host/use-kept-focus.ts';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/booking-page.ts';
import * as host from '#messages/host/desk.ts';
import { $booking, loadBooking, reloadBooking, type WholeBooking } from '#stores/host/bookings/booking.ts';
import { openBooking } from '#stores/host/bookings/open-booking.ts';
import styles from './Booking.module.css';
import { BookingActs } from './BookingActs.tsx';
import { BookingDialogs } from './BookingDialogs.tsx';
import { BookingHead } from './BookingHead.tsx';
import { BookingMessages } from './BookingMessages.tsx';
import { BookingMoney } from './BookingMoney.tsx';

/** They are below the acts and the money, which do not wait for them. */
const Travellers = lazy(async () => ({
  default: (await import('#islands/host/register/Travellers.tsx')).Travellers,
}));

const BookingHistory = lazy(async () => ({ default: (await import('./BookingHistory.tsx')).BookingHistory }));

export const Booking = guarded(function Booking() {
  return (
    <HostGate>
      <p>
        <a className="tap" href={pagePath('/host/bookings')}>
          ‹ {messages.back}
        </a>
      </p>
      <Shown />
    </HostGate>
  );
});

/** Guests of another site can't be written to from here, so only notes of hosts are shown. */
const hasMessages = ({ booking, messages }: WholeBooking) =>
  booking.source !== 'channel' || messages.length > 0;

function Shown() {
  const shown = useValue($booking);
  useEffect(() => void openBooking(), []);
  useKeptFocus(shown);
  switch (shown.state) {
    case 'loading':
      return <Spinner label={host.loading} />;
    case 'missing':
      return <h1 className={styles.missing}>{messages.NOT_FOUND}</h1>;
    case 'failed':
      return <NotLoaded message={shown.message} load={loadBooking} />;
    case 'ready':
      return (
        <div className={styles.page}>
          <BookingHead whole={shown.whole} />
          <BookingActs booking={shown.whole.booking} />
          {shown.whole.booking.source !== 'channel' && <BookingMoney whole={shown.whole} />}
          <Suspense>
            <Travellers booking={shown.whole.booking} />
          </Suspense>
          {hasMessages(shown.whole) && <BookingMessages whole={shown.whole} />}
          <Suspense>
            <BookingHistory whole={shown.whole} />
          </Suspense>
          <BookingDialogs booking={shown.whole.booking} />
          <CheckIn />
          <EndOfStay reload={reloadBooking} />
          <RecordPayment />
        </div>
      );
  }
}
