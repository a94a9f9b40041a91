import { refundTerms } from '#domain/booking/cancellation.ts';
import { mapLink } from '#domain/rooms/map-link.ts';
import type { BookingPage } from '#messages/mail/mail.ts';
import type { TripText } from '#messages/mail/trip.ts';
import { say } from '#server/language/say.ts';
import type { AppContext } from '#server/platform/context.ts';
import { bookingPage, type PageDeps } from './booking-page.ts';
import { MailSubjectMissing } from './booking-stay.ts';
import { bookingText } from './booking-text.ts';
import type { PromisedTerms, PropertyOfStay, StayInMail } from './data.ts';
import type { QueuedMail } from './queries.ts';

interface Parts {
  invoice: StayInMail;
  property: PropertyOfStay;
  promised: PromisedTerms;
  page: BookingPage;
  /** The mail shows the refunds from this instant on. */
  at: Date;
  host: AppContext['host'];
}

/** Returns a stay as the mails describe it that repeat the booking's page. */
function tripText({ invoice, property, promised, page, at, host }: Parts): TripText {
  const booking = bookingText(invoice);
  const { id, lat, lng, terms } = property;
  return {
    ...booking,
    ...host.directions?.[id],
    ...page,
    mapLink: lat === null || lng === null ? '' : mapLink({ lat, lng }),
    chatLink: host.whatsapp
      ? `${host.whatsapp}?text=${encodeURIComponent(say().bookingTrip.whatsAppQuestion(booking))}`
      : '',
    gate: say().roomsProperty.gateHours(terms.times),
    phone: host.phone,
    email: host.email,
    refunds: invoice.paid > 0 ? refundTerms(promised.terms, invoice.stay.checkIn, at, invoice.paid) : [],
  };
}

/** Returns a stay as its page shows it. A confirmation has the refunds of the time of booking, a reminder its own. */
export async function tripOf(
  mail: QueuedMail & { data: { reservation_id: number; token?: string } },
  stay: StayInMail,
  deps: PageDeps & Pick<AppContext, 'host'>,
): Promise<TripText> {
  const { mailData, host } = deps;
  const id = mail.data.reservation_id;
  const [property, promised] = await Promise.all([mailData.property(id), mailData.promisedTerms(id)]);
  if (!property || !promised) throw new MailSubjectMissing(`there is no reservation ${id}`);
  const at = mail.kind === 'booking_confirmed' ? promised.bookedAt : mail.created_at;
  return tripText({ invoice: stay, property, promised, page: await bookingPage(mail, deps), at, host });
}
