import { bookingReference } from '#domain/booking/booking-reference.ts';
import { bookingTone, displayStatus, paymentTone } from '#domain/booking/booking-status.ts';
import { readTerms, refundTerms } from '#domain/booking/cancellation.ts';
import { formatDate, todayInIndia } from '#domain/dates/calendar.ts';
import { langOf, shownWord } from '#domain/language/shown-word.ts';
import { formatRupees } from '#domain/money/money.ts';
import { knownWord } from '#islands/ui/known-word.ts';
import * as messages from '#messages/account/profile.ts';
import { STATUSES } from '#messages/account/statuses.ts';
import { refundSentence } from '#messages/booking/cancellation.ts';
import { EXTRA_NAMES, extraLine } from '#messages/booking/extras.ts';
import type { Booking } from '#stores/account/profile.ts';
import { pictureUrl } from '#stores/rooms/pictures.ts';
import { BookingActions } from './BookingActions.tsx';
import styles from './Bookings.module.css';
import page from './Profile.module.css';

interface Props {
  booking: Booking;
  isOver: boolean;
}

function partyAndExtras({ guest_info, services, extras }: Booking): string {
  const { no_of_guests, no_of_children } = guest_info;
  return [
    messages.guestsOf(no_of_guests, no_of_children),
    services.no_of_breakfast > 0 && messages.breakfasts(services.no_of_breakfast),
    services.no_of_extra_bed > 0 && messages.extraBeds(services.no_of_extra_bed),
    ...extras.map((extra) => `${EXTRA_NAMES[extra.kind]}: ${extraLine(extra, formatDate(extra.date))}`),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Returns the refund of a cancellation; undefined if unknown, or if nothing is paid. */
function refundOf({
  cancellation_rules,
  cancellation_time,
  checkin_date,
  payment,
}: Booking): string | undefined {
  const paid = payment.refundable_amount;
  if (!paid || !cancellation_rules) return undefined;
  return refundSentence(
    refundTerms(readTerms({ cancellation_rules, cancellation_time }), checkin_date, new Date(), paid),
  );
}

/** Shows one stay (spec section 3, "Booking (profile list)"). */
export function BookingCard({ booking, isOver }: Props) {
  const { payment, guest_info } = booking;
  const refund = !isOver && displayStatus(booking.status) === 'Confirmed' && refundOf(booking);
  return (
    <article className={`card ${styles.booking}`}>
      <header>
        <div>
          <h3>{booking.property}</h3>
          <p className="soft">
            {`${bookingReference(booking.id)} · ${messages.bookedOn(
              formatDate(todayInIndia(new Date(booking.booking_date))),
            )}`}
          </p>
        </div>
        <span className={styles.status} data-tone={bookingTone(booking.status)}>
          {shownWord(displayStatus(booking.status), STATUSES).text}
        </span>
      </header>
      <dl className={styles.dates}>
        <div>
          <dt>{messages.checkIn}</dt>
          <dd>{formatDate(booking.checkin_date)}</dd>
        </div>
        <div>
          <dt>{messages.checkOut}</dt>
          <dd>{formatDate(booking.checkout_date)}</dd>
        </div>
        <div>
          <dt>{messages.stay}</dt>
          <dd>{messages.nightsOf(booking.no_of_nights)}</dd>
        </div>
      </dl>
      <BookedRooms rooms={booking.rooms} />
      <p className="soft">{`${guest_info.name} · ${partyAndExtras(booking)}`}</p>
      {refund && <p className="soft">{refund}</p>}
      <footer className="row between" data-gap="3">
        <p className={styles.paid}>
          <strong>{formatRupees(payment.total_amount)}</strong>{' '}
          <span className={styles.status} data-tone={paymentTone(payment.payment_status)}>
            <span className="visually-hidden">{messages.payment}: </span>
            <span>{shownWord(payment.payment_status, STATUSES).text}</span>
          </span>
        </p>
        <BookingActions booking={booking} isOver={isOver} />
      </footer>
    </article>
  );
}

function BookedRooms({ rooms }: { rooms: Booking['rooms'] }) {
  return (
    <ul className={`stack list ${styles.rooms}`}>
      {rooms.map((room) => (
        <li className="row" data-gap="3" key={room.id}>
          <img src={pictureUrl(room.image)} alt="" width="88" height="66" loading="lazy" />
          <span>
            <strong lang={langOf(room.name)}>{room.name}</strong>
            <span className="soft">{knownWord(room.type).text}</span>
          </span>
          <span className={page.price}>
            {room.net_amount < room.price && <s className="soft">{formatRupees(room.price)}</s>}
            <span>{` ${formatRupees(room.net_amount)}`}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
