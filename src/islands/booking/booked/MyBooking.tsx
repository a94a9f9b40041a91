import { lazy, Suspense, useEffect, useState } from 'react';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { displayStatus, isConfirmed } from '#domain/booking/booking-status.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { shownWord } from '#domain/language/shown-word.ts';
import booking from '#islands/booking/Booking.module.css';
import type { Contact } from '#islands/booking/contact.ts';
import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { STATUSES } from '#messages/account/statuses.ts';
import { lookingUp } from '#messages/booking/booking-facts.ts';
import { title as changeTitle, payNotOpened } from '#messages/booking/change-booking.ts';
import { TITLE as FIND_BOOKING } from '#messages/booking/find-booking.ts';
import * as messages from '#messages/booking/my-booking.ts';
import * as buttons from '#messages/site/buttons.ts';
import { actsOf, canPayBalance } from '#stores/booking/guest-acts.ts';
import { $myBooking, bookAgainAddress, openMyBooking } from '#stores/booking/my-booking.ts';
import { today } from '#stores/browser/today.ts';
import type { BookedStay } from '#stores/reservation/payment-state.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { BookingState } from './BookingState.tsx';
import { CancelBooking } from './CancelBooking.tsx';
import styles from './Confirmation.module.css';
import { ConfirmationTrip } from './ConfirmationTrip.tsx';
import { PayBalance, pay } from './PayBalance.tsx';

const loadChange = () => import('#islands/booking/change/ChangeBooking.tsx');
const ChangeBooking = lazy(async () => ({ default: (await loadChange()).ChangeBooking }));

const GuestMessages = lazy(async () => ({ default: (await import('./GuestMessages.tsx')).GuestMessages }));

/** It is below the rest of the page, which does not wait for it. */
const BookingPapers = lazy(async () => ({ default: (await import('./BookingPapers.tsx')).BookingPapers }));

async function openChange(id: number): Promise<void> {
  const store = await import('#stores/booking/change-booking.ts');
  await store.openChange(id);
}

const logIn = () => document.dispatchEvent(new CustomEvent('open-dialog', { detail: 'log-in' }));

/** Shows a booking to the holder of its link, or to its signed-in owner. */
export const MyBooking = guarded(function MyBooking({ contact }: { contact: Contact }) {
  const found = useValue($myBooking);
  const [isChanging, setChanging] = useState(false);
  useEffect(() => void openMyBooking(), []);
  const change = (id: number) => {
    setChanging(true);
    void openChange(id);
  };

  if (found.state !== 'ready') {
    return (
      <div className={booking.whole}>
        <div className={booking.notFound}>
          <h1>{messages.title}</h1>
          {found.state === 'looking' && (
            <>
              <p>{messages.allFacts}</p>
              <Spinner label={lookingUp} />
            </>
          )}
          {found.state === 'unknown' && (
            <>
              <p role="alert">{found.message ?? messages.unknownBooking}</p>
              <Button onClick={logIn}>{buttons.logIn}</Button>
              <a href={pagePath('/find-booking')}>{FIND_BOOKING}</a>
            </>
          )}
          {found.state === 'failed' && (
            <>
              <p className="notice" data-tone="danger" role="alert">
                {found.message}
              </p>
              <Button onClick={() => void openMyBooking()}>{buttons.tryAgain}</Button>
            </>
          )}
        </div>
      </div>
    );
  }
  const { reservation } = found;
  const isBooked = isConfirmed(reservation.status);
  return (
    <section className={`stack ${styles.confirmation} ${styles.ownPage}`}>
      <ConfirmationTrip
        reservation={reservation}
        contact={contact}
        heading={<h1>{messages.yourBooking(bookingReference(reservation.id))}</h1>}
        status={statusOf(reservation)}
        lead={<BookingState reservation={reservation} />}
        actions={isBooked && <Actions reservation={reservation} onChange={() => change(reservation.id)} />}
      />
      {isBooked && <Messages id={reservation.id} />}
      {(isBooked || reservation.status === 'Cancelled') && (
        <Suspense>
          <BookingPapers id={reservation.id} isOpen={isBooked} company={reservation.company} />
        </Suspense>
      )}
      {isOver(reservation.status) && (
        <a className={`button no-print ${styles.another}`} href={pagePath('/rooms')}>
          {buttons.browseRooms}
        </a>
      )}
      {isBooked && isChanging && (
        <Suspense>
          <ChangeBooking onPay={() => void pay('change', payNotOpened)} />
        </Suspense>
      )}
    </section>
  );
});

/** Shows the messages; mails about an answer link to this place. */
function Messages({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(location.hash === '#messages');
  return (
    <details
      id="messages"
      className="no-print"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.messages}>{messages.writeToHost}</summary>
      <Suspense>{isOpen && <GuestMessages id={id} />}</Suspense>
    </details>
  );
}

function statusOf({ awaits_host, awaits_link, status }: BookedStay): string {
  if (!awaits_host) return shownWord(displayStatus(status), STATUSES).text;
  return awaits_link ? messages.awaitsGuest : messages.awaitsHost;
}

const isOver = (status: string) => status === 'Cancelled' || status === 'Expired';

/** Shows the guest's next steps: pay the balance, add the stay to a calendar, change it, cancel it. */
function Actions({ reservation, onChange }: { reservation: BookedStay; onChange: () => void }) {
  const { canChange, canCancel, canSayNotComing } = actsOf(reservation);
  const again = bookAgainAddress(reservation);
  const isToCome = !reservation.ended && today() <= reservation.check_out;
  return (
    <>
      <PayBalance reservation={reservation} />
      {isToCome && <AddToCalendar reservation={reservation} isQuiet={canPayBalance(reservation)} />}
      {canChange && (
        <Button kind="plain" onClick={onChange}>
          {changeTitle}
        </Button>
      )}
      {isToCome && (
        <a className="button" data-kind="quiet" href={pagePath(`/check-in?reservation=${reservation.id}`)}>
          {messages.onlineCheckIn}
        </a>
      )}
      {again && (
        <a className="button" href={again}>
          {messages.bookAgain}
        </a>
      )}
      {(canCancel || canSayNotComing) && <CancelBooking reservation={reservation} />}
    </>
  );
}
