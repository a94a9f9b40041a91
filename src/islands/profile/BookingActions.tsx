import { displayStatus } from '#domain/booking/booking-status.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { FileLink } from '#islands/ui/FileLink.tsx';
import * as messages from '#messages/account/profile.ts';
import { completePayment, downloadInvoice } from '#messages/site/buttons.ts';
import type { Booking } from '#stores/account/profile.ts';
import { followInvoice, linksOf } from '#stores/booking/booking-files.ts';
import { bookAgainAddress } from './book-again.ts';

interface Props {
  booking: Booking;
  isOver: boolean;
}

/** Offers the actions for a booking: finish paying, open it, get the invoice, book again. */
export function BookingActions({ booking, isOver }: Props) {
  const isConfirmed = displayStatus(booking.status) === 'Confirmed';
  const { invoice } = linksOf(booking, booking);
  return (
    <div className="row" data-gap="3">
      {booking.status === 'Pending Payment' && (
        <a className="button" data-size="s" href={pagePath(`/payment?reservation=${booking.id}`)}>
          {booking.awaits_host ? messages.viewBooking : completePayment}
        </a>
      )}
      {(isConfirmed || booking.status === 'Cancelled') && (
        <a
          className="button"
          data-kind="quiet"
          data-size="s"
          href={pagePath(`/my-booking?reservation=${booking.id}`)}
        >
          {messages.viewBooking}
        </a>
      )}
      {isConfirmed && invoice && (
        <FileLink kind="quiet" size="s" href={invoice} follow={(href) => followInvoice(booking, href)}>
          {downloadInvoice}
        </FileLink>
      )}
      {isOver &&
        booking.rooms.map((room) => (
          <a key={room.id} className="button" data-size="s" href={bookAgainAddress(room.id)}>
            {messages.bookAgain(booking.rooms.length > 1 ? room.name : undefined)}
          </a>
        ))}
    </div>
  );
}
