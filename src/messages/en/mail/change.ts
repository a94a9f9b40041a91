/** E-mails about a changed booking. */

import type { ProofText } from '../booking/proof.ts';
import type { Fact } from '../booking/trip.ts';
import {
  type BookingPage,
  type BookingText,
  bookingFacts,
  type HostText,
  hello,
  type MailTemplate,
  newBooking,
  payment,
  toBooking,
} from './mail.ts';
import { proofSection } from './trip.ts';

/** The stay before a host changed it; dates and amount are already formatted. */
export interface BeforeText {
  checkIn: string;
  checkOut: string;
  rooms: readonly string[];
  guests: number;
  total: string;
}

const beforeFacts = ({ checkIn, checkOut, rooms, guests, total }: BeforeText): Fact[] => [
  ['Dates before', `${checkIn} to ${checkOut}`],
  [rooms.length > 1 ? 'Rooms before' : 'Room before', rooms.join(', ')],
  ['Guests before', String(guests)],
  ['Total before', total],
];

export function bookingChanged(
  booking: BookingText &
    BookingPage & { paidMore: string | undefined; before?: BeforeText | undefined; proof: ProofText },
): MailTemplate {
  const { paidMore, before } = booking;
  const who = before ? 'Your hosts have changed your booking.' : 'Your booking has been changed.';
  return {
    subject: `Your booking ${booking.reference} was changed`,
    greeting: hello(booking.guestName),
    paragraphs: [
      ...(paidMore ? [`We have received your payment of ${paidMore} for the change, thank you.`] : []),
      `${who} Its new details are below.`,
    ],
    facts: [...bookingFacts(booking), ...(before ? beforeFacts(before) : [])],
    sections: [proofSection(booking.proof)],
    action: toBooking(booking),
    closing: [
      ...payment(booking),
      ...(before ? ['If this is not what you agreed with us, please reply to this email.'] : []),
    ],
  };
}

/** What the host has to arrange again; empty if the extras are unchanged. */
function toArrange({ extras, extrasBefore = extras }: HostText): string[] {
  if (extras === extrasBefore) return [];
  if (!extras) return [`Please cancel what you have arranged for this guest: ${extrasBefore}.`];
  if (!extrasBefore) return [`Please arrange for this guest: ${extras}.`];
  return [`Please change what you have arranged for this guest. Before: ${extrasBefore}. Now: ${extras}.`];
}

export function changedBooking(booking: HostText): MailTemplate {
  const { paidMore } = booking;
  return {
    ...newBooking(booking),
    subject: `Changed booking ${booking.reference}: ${booking.checkIn}`,
    paragraphs: [
      ...toArrange(booking),
      'The guest has changed this booking. Its new details are below.',
      ...(paidMore ? [`The guest has paid ${paidMore} more for the change.`] : []),
    ],
  };
}
