import type { Reservation } from '#contract/reservation.ts';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { DEPOSIT_PERCENT } from '#domain/booking/booking-rules.ts';
import { isConfirmed } from '#domain/booking/booking-status.ts';
import { formatDate } from '#domain/dates/calendar.ts';
import { formatRupees } from '#domain/money/money.ts';
import { codeLine } from '#messages/booking/bill.ts';
import { chargeFact } from '#messages/booking/charges.ts';
import { type GuestText, type PaymentText, requestFacts, type StayText } from '#messages/booking/trip.ts';
import { clock } from '#messages/rooms/property.ts';

/** Returns a booking as its page describes it. */
export function tripText(stay: Reservation): StayText & GuestText & PaymentText {
  const isCancelled = stay.status === 'Cancelled';
  const services = stay.services.map((extra) => ({ ...extra, date: formatDate(extra.date) }));
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
    requests: requestFacts(
      { services, arrivalTime: stay.arrival_time, note: stay.note },
      isCancelled ? 'cancelled' : 'guest',
    ),
    isBooked: isConfirmed(stay.status),
    depositPercent: DEPOSIT_PERCENT,
    charges: stay.charges.map((charge) =>
      chargeFact({
        ...charge,
        price: formatRupees(charge.price),
        total: formatRupees(charge.total),
        date: charge.date && formatDate(charge.date),
      }),
    ),
    code:
      stay.code && stay.code_discount
        ? [codeLine(stay.code), `−${formatRupees(stay.code_discount)}`]
        : undefined,
    // A booking that a host has made or confirmed without money, whatever its guest had chosen.
    isPaidThere: stay.payment_method === 'full' || stay.paid_amount === 0,
    isCancelled,
    total: formatRupees(stay.total_amount),
    paid: formatRupees(stay.paid_amount),
    refunded: stay.refunded_amount > 0 ? formatRupees(stay.refunded_amount) : undefined,
    isRefundPending: stay.refund_pending === true,
    due: formatRupees(stay.remaining_amount),
    hasBalance: stay.remaining_amount > 0,
  };
}
