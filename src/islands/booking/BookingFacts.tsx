import { bookingReference } from '#domain/booking-reference.ts';
import { formatDate } from '#domain/calendar.ts';
import { formatRupees } from '#domain/money.ts';
import { useValue } from '#islands/ui/use-value.ts';
import { arrivalTimeLabel, EXTRA_NAMES, extraLine, hostNoteLabel, payableThere } from '#messages/extras.ts';
import { $homestay, homestayOf } from '#stores/homestay.ts';
import type { BookedStay } from '#stores/payment-state.ts';
import styles from './Confirmation.module.css';

const METHODS = { full: 'Paid in full', advance: '50% advance' };

/** What the guest has asked the host for. */
function wishFacts({ services, arrival_time, note }: BookedStay): [string, string][] {
  const facts = services.map(({ kind, ...extra }): [string, string] => [
    EXTRA_NAMES[kind],
    `${extraLine(extra, formatDate(extra.date))}, ${payableThere}`,
  ]);
  if (arrival_time) facts.push([arrivalTimeLabel, arrival_time]);
  if (note) facts.push([hostNoteLabel, note]);
  return facts;
}

/** Everything a guest needs to find again: the reference, where, when, who, which rooms, what was paid. */
export function BookingFacts({ reservation: stay }: { reservation: BookedStay }) {
  const address = homestayOf(stay, useValue($homestay, undefined))?.address;
  const facts: [string, string][] = [
    ['Booking reference', bookingReference(stay.id)],
    ['Property', stay.property],
    ['Check-in', formatDate(stay.check_in, 'long')],
    ['Check-out', formatDate(stay.check_out, 'long')],
    ['Guests', String(stay.adults)],
    ...(stay.children > 0 ? [['Children', String(stay.children)] as [string, string]] : []),
    ['Guest name', stay.guest_name],
    [stay.rooms.length > 1 ? 'Room types' : 'Room type', stay.rooms.map(({ name }) => name).join(', ')],
    ...(stay.breakfast > 0 ? [['Breakfast', `${stay.breakfast} a day`] as [string, string]] : []),
    ...(stay.extra_beds > 0 ? [['Extra bed', `${stay.extra_beds} a night`] as [string, string]] : []),
    ...wishFacts(stay),
    ['Payment method', METHODS[stay.status === 'Completed' ? 'full' : stay.payment_method]],
    ['Total amount', formatRupees(stay.total_amount)],
    [stay.status === 'Cancelled' ? 'Kept by the terms' : 'Paid', formatRupees(stay.paid_amount)],
    ...(stay.refunded_amount > 0
      ? [['Refunded', formatRupees(stay.refunded_amount)] as [string, string]]
      : []),
    ...(stay.remaining_amount > 0
      ? [['To pay at the property', formatRupees(stay.remaining_amount)] as [string, string]]
      : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={`${name} ${value}`}>
          <dt>{name}</dt>
          <dd>
            {value}
            {name === 'Property' && <span className={styles.address}>{address}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
