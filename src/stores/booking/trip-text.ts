import { bookingReference } from '#domain/booking-reference.ts';
import { DEPOSIT_PERCENT } from '#domain/booking-rules.ts';
import { formatDate } from '#domain/calendar.ts';
import { formatRupees } from '#domain/money.ts';
import { arrivalTimeLabel, EXTRA_NAMES, extraLine, hostNoteLabel, payableThere } from '#messages/extras.ts';
import { clock } from '#messages/property.ts';
import type { Fact, GuestText, PaymentText, StayText } from '#messages/trip.ts';
import type { BookedStay } from '#stores/payment/payment-state.ts';

/** A booking as its page describes it. */
export function tripText(stay: BookedStay): StayText & GuestText & PaymentText {
  return {
    reference: bookingReference(stay.id),
    property: stay.property,
    rooms: stay.rooms.map(({ name }) => name),
    checkIn: formatDate(stay.check_in),
    checkOut: formatDate(stay.check_out),
    checkInTime: clock(stay.check_in_time),
    checkOutTime: clock(stay.check_out_time),
    adults: stay.adults,
    children: stay.children,
    guestName: stay.guest_name,
    breakfasts: stay.breakfast,
    extraBeds: stay.extra_beds,
    requests: requestFacts(stay),
    isInFull: stay.status === 'Completed' || stay.payment_method === 'full',
    depositPercent: DEPOSIT_PERCENT,
    isCancelled: stay.status === 'Cancelled',
    total: formatRupees(stay.total_amount),
    paid: formatRupees(stay.paid_amount),
    refunded: stay.refunded_amount > 0 ? formatRupees(stay.refunded_amount) : undefined,
    due: formatRupees(stay.remaining_amount),
    hasBalance: stay.remaining_amount > 0,
  };
}

/** The guest's requests to the host; a cancelled booking has nothing to pay. */
function requestFacts({ services, arrival_time, note, status }: BookedStay): Fact[] {
  const payable = status === 'Cancelled' ? '' : `, ${payableThere}`;
  const facts = services.map(
    ({ kind, ...extra }): Fact => [
      EXTRA_NAMES[kind],
      `${extraLine(extra, formatDate(extra.date))}${payable}`,
    ],
  );
  if (arrival_time) facts.push([arrivalTimeLabel, arrival_time]);
  if (note) facts.push([hostNoteLabel, note]);
  return facts;
}
