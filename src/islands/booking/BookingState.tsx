import { displayStatus } from '#domain/booking-status.ts';
import { formatRupees } from '#domain/money.ts';
import * as buttons from '#messages/buttons.ts';
import { cancelled, refundOnItsWay } from '#messages/cancellation.ts';
import { expired, notPaidYet } from '#messages/my-booking.ts';
import type { BookedStay } from '#stores/payment-state.ts';

/** How a booking stands, and what that asks of its guest. */
export function BookingState({ reservation }: { reservation: BookedStay }) {
  switch (reservation.status) {
    case 'Pending Payment':
      return (
        <>
          <p className="notice" data-tone="warning">
            {notPaidYet}
          </p>
          <a className="button no-print" href={`/payment?reservation=${reservation.id}`}>
            {buttons.completePayment}
          </a>
        </>
      );
    case 'Expired':
      return (
        <>
          <p className="notice" data-tone="warning">
            {expired}
          </p>
          <BrowseRooms />
        </>
      );
    case 'Cancelled':
      return (
        <>
          <p className="notice" data-tone="danger" role="status">
            {cancelled}{' '}
            {reservation.refunded_amount > 0 && refundOnItsWay(formatRupees(reservation.refunded_amount))}
          </p>
          <BrowseRooms />
        </>
      );
    default:
      return (
        <p className="chip" data-tone="success">
          {displayStatus(reservation.status)}
        </p>
      );
  }
}

function BrowseRooms() {
  return (
    <a className="button no-print" href="/rooms">
      {buttons.browseRooms}
    </a>
  );
}
