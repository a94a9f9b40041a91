import { displayStatus } from '#domain/booking-status.ts';
import { cancelled, expired, notPaidYet } from '#messages/my-booking.ts';
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
            Complete payment
          </a>
        </>
      );
    case 'Expired':
    case 'Cancelled':
      return (
        <>
          <p className="notice" data-tone={reservation.status === 'Cancelled' ? 'danger' : 'warning'}>
            {reservation.status === 'Cancelled' ? cancelled : expired}
          </p>
          <a className="button no-print" href="/rooms">
            Browse Rooms
          </a>
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
