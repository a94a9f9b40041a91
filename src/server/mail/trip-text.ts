import { refundTerms } from '#domain/booking/cancellation.ts';
import { mapLink } from '#domain/rooms/map-link.ts';
import { whatsAppQuestion } from '#messages/booking/trip.ts';
import type { BookingPage } from '#messages/mail/mail.ts';
import type { TripText } from '#messages/mail/trip.ts';
import { gateHours } from '#messages/rooms/property.ts';
import type { StayOnPaper } from '#server/documents/stay-on-paper.ts';
import type { AppContext } from '#server/platform/context.ts';
import { bookingText } from './booking-text.ts';
import type { PromisedTerms, PropertyOfStay } from './data.ts';

interface Parts {
  invoice: StayOnPaper;
  property: PropertyOfStay;
  promised: PromisedTerms;
  page: BookingPage;
  /** The mail shows the refunds from this instant on. */
  at: Date;
  host: AppContext['host'];
}

/** Returns a stay as the mails describe it that repeat the booking's page. */
export function tripText({ invoice, property, promised, page, at, host }: Parts): TripText {
  const booking = bookingText(invoice);
  const { id, lat, lng, terms } = property;
  return {
    ...booking,
    ...host.directions?.[id],
    ...page,
    mapLink: lat === null || lng === null ? '' : mapLink({ lat, lng }),
    chatLink: host.whatsapp ? `${host.whatsapp}?text=${encodeURIComponent(whatsAppQuestion(booking))}` : '',
    gate: gateHours(terms.times),
    phone: host.phone,
    email: host.email,
    refunds: invoice.paid > 0 ? refundTerms(promised.terms, invoice.stay.checkIn, at, invoice.paid) : [],
  };
}
