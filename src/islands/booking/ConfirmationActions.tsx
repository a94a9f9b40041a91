import { lazy, type ReactNode, Suspense, useState } from 'react';
import { bookingReference } from '#domain/booking-reference.ts';
import { formatDate } from '#domain/calendar.ts';
import { Button } from '#islands/ui/Button.tsx';
import { saveFile } from '#islands/ui/save-file.ts';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/booking-facts.ts';
import { downloadInvoice } from '#messages/buttons.ts';
import { calendarFile } from '#stores/booking/calendar-file.ts';
import { $freshLink, NOT_NEEDED } from '#stores/booking/fresh-link.ts';
import { invoiceFile } from '#stores/booking/invoice.ts';
import type { BookedStay } from '#stores/payment/payment-state.ts';
import { $homestay, homestayOf } from '#stores/room/homestay.ts';
import styles from './Confirmation.module.css';
import type { Contact } from './contact.ts';

/** Loaded if a new link is needed. */
const NewLinkNotice = lazy(async () => ({ default: (await import('./NewLinkNotice.tsx')).NewLinkNotice }));

interface Props {
  reservation: BookedStay;
  contact: Contact;
  /** If the page has another primary button. */
  isQuiet?: boolean;
  /** Further actions. */
  children?: ReactNode;
}

/** Actions for a booking: save it, find the way, contact the host. */
export function ConfirmationActions({ reservation, contact, isQuiet, children }: Props) {
  const homestay = homestayOf(reservation, useValue($homestay, undefined));
  const newLink = useValue($freshLink, NOT_NEEDED);
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    const invoice = await invoiceFile(reservation);
    if (invoice) saveFile(invoice);
    setLoading(false);
  };
  const location = homestay?.location;
  const directions = location
    ? `https://www.google.com/maps/dir/?api=1&destination=${location.lat},${location.lng}`
    : undefined;
  const question = messages.whatsAppQuestion(
    bookingReference(reservation.id),
    formatDate(reservation.check_in),
    formatDate(reservation.check_out),
  );
  return (
    <div className={`no-print ${styles.actions}`}>
      {newLink.state !== 'none' && (
        <Suspense>
          <NewLinkNotice />
        </Suspense>
      )}
      <Button kind={isQuiet ? 'quiet' : 'loud'} busy={isLoading} onClick={() => void download()}>
        {downloadInvoice}
      </Button>
      <Button kind="quiet" onClick={() => saveFile(calendarFile(reservation))}>
        {messages.addToCalendar}
      </Button>
      {contact.whatsapp && (
        <a
          className="button"
          data-kind="quiet"
          href={`${contact.whatsapp}?text=${encodeURIComponent(question)}`}
          target="_blank"
          rel="noopener"
        >
          {messages.askOnWhatsApp}
        </a>
      )}
      <Button kind="quiet" onClick={() => print()}>
        {messages.print}
      </Button>
      {directions && (
        <a className="button" data-kind="quiet" href={directions} target="_blank" rel="noopener">
          {messages.directions}
        </a>
      )}
      {children}
    </div>
  );
}
