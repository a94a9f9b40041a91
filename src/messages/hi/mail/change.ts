/** E-mails about a changed booking. */

import type * as English from '../../en/mail/change.ts';
import type { Fact } from '../booking/trip.ts';
import { bookingFacts, hello, type MailTemplate, payment, toBooking } from './mail.ts';
import { proofSection } from './trip.ts';

export type * from '../../en/mail/change.ts';
/** To the host, in English. */
export { changedBooking } from '../../en/mail/change.ts';

const beforeFacts = ({ checkIn, checkOut, rooms, guests, total }: English.BeforeText): Fact[] => [
  ['पहले की तारीखें', `${checkIn} से ${checkOut} तक`],
  [rooms.length > 1 ? 'पहले के कमरे' : 'पहले का कमरा', rooms.join(', ')],
  ['पहले के मेहमान', String(guests)],
  ['पहले का कुल', total],
];

export function bookingChanged(booking: Parameters<typeof English.bookingChanged>[0]): MailTemplate {
  const { paidMore, before } = booking;
  const who = before ? 'आपके मेज़बान ने आपकी बुकिंग बदली है।' : 'आपकी बुकिंग बदल दी गई है।';
  return {
    subject: `आपकी बुकिंग ${booking.reference} बदल गई है`,
    greeting: hello(booking.guestName),
    paragraphs: [
      ...(paidMore ? [`बदलाव के लिए आपका ${paidMore} का भुगतान हमें मिल गया है, धन्यवाद।`] : []),
      `${who} नई जानकारी नीचे है।`,
    ],
    facts: [...bookingFacts(booking), ...(before ? beforeFacts(before) : [])],
    sections: [proofSection(booking.proof)],
    action: toBooking(booking),
    closing: [
      ...payment(booking),
      ...(before ? ['अगर हमारे बीच कुछ और तय हुआ था, तो कृपया इस ईमेल का जवाब दें।'] : []),
    ],
  };
}
