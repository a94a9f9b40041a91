import { type ReactNode, useId } from 'react';
import { pagePath } from '#domain/language/page-path.ts';
import { EmptyDrawing } from '#islands/ui/feedback/EmptyDrawing.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/account/profile.ts';
import { browseRooms } from '#messages/site/buttons.ts';
import { $bookings, type Booking, type Bookings, loadBookings } from '#stores/account/profile.ts';
import { BookingCard } from './BookingCard.tsx';
import styles from './Bookings.module.css';
import page from './Profile.module.css';
import { SectionFailed } from './SectionFailed.tsx';

interface Props {
  heading: string;
  bookings: Bookings;
  which: 'current' | 'previous';
  empty: ReactNode;
}

function BookingSection({ heading, bookings, which, empty }: Props) {
  const id = useId();
  return (
    <section className="stack" data-gap="4" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {bookings.state === 'loading' && <Spinner label={messages.loadingBookings} />}
      {bookings.state === 'failed' && <SectionFailed message={bookings.message} again={loadBookings} />}
      {bookings.state === 'ready' && bookings[which].length === 0 && (
        <div className={page.empty}>{empty}</div>
      )}
      {bookings.state === 'ready' && bookings[which].length > 0 && (
        <BookingList bookings={bookings[which]} isOver={which === 'previous'} />
      )}
    </section>
  );
}

function BookingList({ bookings, isOver }: { bookings: readonly Booking[]; isOver: boolean }) {
  return (
    <ul className={`list ${styles.bookings}`}>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <BookingCard booking={booking} isOver={isOver} />
        </li>
      ))}
    </ul>
  );
}

function CancelledBookings({ bookings }: { bookings: readonly Booking[] }) {
  return (
    <details className={styles.cancelled}>
      <summary>
        <h2>{messages.cancelledBookings}</h2> <span>{`(${bookings.length})`}</span>
      </summary>
      <BookingList bookings={bookings} isOver />
    </details>
  );
}

/** Shows current and previous bookings, which come with one API response. */
export function BookingSections() {
  const bookings = useValue($bookings);
  return (
    <>
      <BookingSection
        heading={messages.currentBookings}
        bookings={bookings}
        which="current"
        empty={
          <>
            <EmptyDrawing name="empty-cart" />
            <p>{messages.noUpcoming}</p>
            <a className="button" href={pagePath('/rooms')}>
              {browseRooms}
            </a>
          </>
        }
      />
      <BookingSection
        heading={messages.previousBookings}
        bookings={bookings}
        which="previous"
        empty={<p>{messages.noPrevious}</p>}
      />
      {bookings.state === 'ready' && bookings.cancelled.length > 0 && (
        <CancelledBookings bookings={bookings.cancelled} />
      )}
    </>
  );
}
