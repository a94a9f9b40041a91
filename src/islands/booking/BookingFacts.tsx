import { bookingReference } from '#domain/booking-reference.ts';
import { DEPOSIT_PERCENT } from '#domain/booking-rules.ts';
import { formatDate } from '#domain/calendar.ts';
import { formatRupees } from '#domain/money.ts';
import { useValue } from '#islands/ui/use-value.ts';
import { BREAKFAST, EXTRA_BED } from '#messages/add-ons.ts';
import * as messages from '#messages/booking-facts.ts';
import { arrivalTimeLabel, EXTRA_NAMES, extraLine, hostNoteLabel, payableThere } from '#messages/extras.ts';
import { REFERENCE } from '#messages/find-booking.ts';
import type { BookedStay } from '#stores/payment/payment-state.ts';
import { $homestay, homestayOf } from '#stores/room/homestay.ts';
import styles from './Confirmation.module.css';

/** The guest's requests to the host. */
function requestFacts({ services, arrival_time, note }: BookedStay): [string, string][] {
  const facts = services.map(({ kind, ...extra }): [string, string] => [
    EXTRA_NAMES[kind],
    `${extraLine(extra, formatDate(extra.date))}, ${payableThere}`,
  ]);
  if (arrival_time) facts.push([arrivalTimeLabel, arrival_time]);
  if (note) facts.push([hostNoteLabel, note]);
  return facts;
}

/** The facts of a booking: reference, property, dates, guest, rooms and payments. */
export function BookingFacts({ reservation: stay }: { reservation: BookedStay }) {
  const address = homestayOf(stay, useValue($homestay, undefined))?.address;
  const facts: [string, string][] = [
    [REFERENCE, bookingReference(stay.id)],
    [messages.property, stay.property],
    [messages.checkIn, formatDate(stay.check_in, 'long')],
    [messages.checkOut, formatDate(stay.check_out, 'long')],
    [messages.guests, String(stay.adults)],
    ...(stay.children > 0 ? [[messages.children, String(stay.children)] as [string, string]] : []),
    [messages.guestName, stay.guest_name],
    [messages.roomTypes(stay.rooms.length), stay.rooms.map(({ name }) => name).join(', ')],
    ...(stay.breakfast > 0 ? [[BREAKFAST.name, messages.perDay(stay.breakfast)] as [string, string]] : []),
    ...(stay.extra_beds > 0
      ? [[EXTRA_BED.name, messages.eachNight(stay.extra_beds)] as [string, string]]
      : []),
    ...requestFacts(stay),
    [
      messages.paymentMethod,
      stay.status === 'Completed' || stay.payment_method === 'full'
        ? messages.inFull
        : messages.inAdvance(DEPOSIT_PERCENT),
    ],
    [messages.totalAmount, formatRupees(stay.total_amount)],
    [
      stay.status === 'Cancelled' ? messages.cancellationCharge : messages.paid,
      formatRupees(stay.paid_amount),
    ],
    ...(stay.refunded_amount > 0
      ? [[messages.refunded, formatRupees(stay.refunded_amount)] as [string, string]]
      : []),
    ...(stay.remaining_amount > 0
      ? [[messages.dueAtProperty, formatRupees(stay.remaining_amount)] as [string, string]]
      : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={`${name} ${value}`}>
          <dt>{name}</dt>
          <dd>
            {value}
            {name === messages.property && <span className={styles.address}>{address}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
