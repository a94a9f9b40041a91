/** E-mails about a changed booking. */

import type * as en from '../../en/mail/change.ts';
import type { Fact } from '../booking/trip.ts';
import { bookingFacts, hello, type MailTemplate, payment, toBooking } from './mail.ts';
import { proofSection } from './trip.ts';

export type * from '../../en/mail/change.ts';
/** Only the host reads it. */
export { changedBooking } from '../../en/mail/change.ts';

const beforeFacts = ({ checkIn, checkOut, rooms, guests, total }: en.BeforeText): Fact[] => [
  ['ପୂର୍ବ ତାରିଖ', `${checkIn} ଠାରୁ ${checkOut} ପର୍ଯ୍ୟନ୍ତ`],
  ['ପୂର୍ବ ରୁମ', rooms.join(', ')],
  ['ପୂର୍ବ ଅତିଥି', String(guests)],
  ['ପୂର୍ବ ମୋଟ', total],
];

export function bookingChanged(booking: Parameters<typeof en.bookingChanged>[0]): MailTemplate {
  const { paidMore, before } = booking;
  const who = before ? 'ଆପଣଙ୍କ ହୋଷ୍ଟ ଆପଣଙ୍କ ବୁକିଂ ବଦଳାଇଛନ୍ତି।' : 'ଆପଣଙ୍କ ବୁକିଂ ବଦଳିଗଲା।';
  return {
    subject: `ଆପଣଙ୍କ ବୁକିଂ ${booking.reference} ବଦଳିଛି`,
    greeting: hello(booking.guestName),
    paragraphs: [
      ...(paidMore ? [`ଏହି ବଦଳ ପାଇଁ ଆପଣଙ୍କ ${paidMore} ପେମେଣ୍ଟ ଆମକୁ ମିଳିଗଲା, ଧନ୍ୟବାଦ।`] : []),
      `${who} ନୂଆ ବିବରଣୀ ତଳେ ଅଛି।`,
    ],
    facts: [...bookingFacts(booking), ...(before ? beforeFacts(before) : [])],
    sections: [proofSection(booking.proof)],
    action: toBooking(booking),
    closing: [
      ...payment(booking),
      ...(before ? ['ଆମ ସହିତ ଯାହା କଥା ହୋଇଥିଲା ଏହା ଯଦି ସେପରି ନୁହେଁ, ତେବେ ଦୟାକରି ଏହି ଇମେଲର ଉତ୍ତର ଦିଅନ୍ତୁ।'] : []),
    ],
  };
}
