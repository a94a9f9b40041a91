import { useState } from 'react';
import { displayStatus } from '#domain/booking/booking-status.ts';
import { Button } from '#islands/ui/Button.tsx';
import { saveFile } from '#islands/ui/save-file.ts';
import * as messages from '#messages/account/profile.ts';
import { completePayment, downloadInvoice } from '#messages/site/buttons.ts';
import type { Booking } from '#stores/account/profile.ts';
import { invoiceFile } from '#stores/booking/invoice.ts';
import { bookAgainAddress } from './book-again.ts';

interface Props {
  booking: Booking;
  isOver: boolean;
}

/** Offers the actions for a booking: finish paying, open it, get the invoice, book again. */
export function BookingActions({ booking, isOver }: Props) {
  const isConfirmed = displayStatus(booking.status) === 'Confirmed';
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    const invoice = await invoiceFile({ id: booking.id, guest_name: booking.guest_info.name });
    if (invoice) saveFile(invoice);
    setLoading(false);
  };
  return (
    <div className="row" data-gap="3">
      {booking.status === 'Pending Payment' && (
        <a className="button" data-size="s" href={`/payment?reservation=${booking.id}`}>
          {completePayment}
        </a>
      )}
      {(isConfirmed || booking.status === 'Cancelled') && (
        <a className="button" data-kind="quiet" data-size="s" href={`/my-booking?reservation=${booking.id}`}>
          {messages.viewBooking}
        </a>
      )}
      {isConfirmed && (
        <Button kind="quiet" size="s" busy={isLoading} onClick={() => void download()}>
          {downloadInvoice}
        </Button>
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
