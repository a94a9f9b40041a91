/** E-mails about a changed booking. */

import type { BeforeText, bookingChanged as English } from '../../en/mail/change.ts';
import type { MailTemplate } from '../../en/mail/mail.ts';
import type { Fact } from '../booking/trip.ts';
import { bookingFacts, hello, payment, toBooking } from './mail.ts';
import { proofSection } from './trip.ts';

export type * from '../../en/mail/change.ts';
/** Only the host reads it. */
export { changedBooking } from '../../en/mail/change.ts';

const beforeFacts = ({ checkIn, checkOut, rooms, guests, total }: BeforeText): Fact[] => [
  ['আগের তারিখ', `${checkIn} থেকে ${checkOut}`],
  ['আগের ঘর', rooms.join(', ')],
  ['আগের অতিথি', String(guests)],
  ['আগের মোট', total],
];

export function bookingChanged(booking: Parameters<typeof English>[0]): MailTemplate {
  const { paidMore, before } = booking;
  const who = before ? 'আপনার হোস্ট আপনার বুকিং বদলেছেন।' : 'আপনার বুকিং বদলানো হয়েছে।';
  return {
    subject: `আপনার বুকিং ${booking.reference} বদলানো হয়েছে`,
    greeting: hello(booking.guestName),
    paragraphs: [
      ...(paidMore ? [`এই বদলের জন্য আপনার ${paidMore} পেমেন্ট আমরা পেয়েছি, ধন্যবাদ।`] : []),
      `${who} নতুন সব তথ্য নিচে আছে।`,
    ],
    facts: [...bookingFacts(booking), ...(before ? beforeFacts(before) : [])],
    sections: [proofSection(booking.proof)],
    action: toBooking(booking),
    closing: [
      ...payment(booking),
      ...(before ? ['আমাদের সঙ্গে এমন কথা না হয়ে থাকলে এই ইমেলের উত্তর দিয়ে জানান।'] : []),
    ],
  };
}
