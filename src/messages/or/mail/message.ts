/** E-mails with messages between guest and hosts, and with a link to pay. */

import type * as en from '../../en/mail/message.ts';
import { refundByHand, refundWays } from '../booking/cancellation.ts';
import { lookAgain } from '../booking/my-booking.ts';
import type { Fact } from '../booking/trip.ts';
import { hello, IGNORE, KEEP_PRIVATE, type MailTemplate, toBooking } from './mail.ts';

export type * from '../../en/mail/message.ts';
/** Only the host reads it. */
export { guestMessage } from '../../en/mail/message.ts';

export function hostMessage({
  reference,
  guestName,
  text,
  link,
}: Parameters<typeof en.hostMessage>[0]): MailTemplate {
  return {
    subject: `ଆପଣଙ୍କ ବୁକିଂ ${reference} ବିଷୟରେ ଗୋଟିଏ ବାର୍ତ୍ତା`,
    greeting: hello(guestName),
    paragraphs: text,
    action: { label: 'ବୁକିଂ ପୃଷ୍ଠାରେ ଉତ୍ତର ଦିଅନ୍ତୁ', link },
    closing: ['ଆପଣ ଏହି ଇମେଲର ମଧ୍ୟ ଉତ୍ତର ଦେଇପାରିବେ।', KEEP_PRIVATE],
  };
}

const heldUntil = (until: string) => `ଆପଣଙ୍କ ରୁମ ${until} (ଭାରତୀୟ ସମୟ) ପର୍ଯ୍ୟନ୍ତ ରଖାଯାଇଛି। ଟଙ୍କା ଦେଲା ପରେ ରୁମ ଆପଣଙ୍କର।`;

/** `paysHost`: the house has no payment gateway. */
export function paymentLink(stay: Parameters<typeof en.paymentLink>[0]): MailTemplate {
  return {
    subject: `ଆପଣଙ୍କ ବୁକିଂ ${stay.reference} ପାଇଁ ପେମେଣ୍ଟ କରନ୍ତୁ`,
    greeting: hello(stay.guestName),
    paragraphs: [
      stay.paysHost
        ? `ଆପଣଙ୍କ ରହଣି ପାଇଁ ${stay.due} ଦେବାକୁ ଅଛି। ଟଙ୍କା ହୋଷ୍ଟଙ୍କୁ ଦେବେ: କିପରି ଦେବେ, ଆପଣଙ୍କ ବୁକିଂ ପୃଷ୍ଠାରେ ଲେଖାଅଛି।`
        : `ଆପଣଙ୍କ ରହଣି ପାଇଁ ${stay.due} ଅନଲାଇନରେ ଦେଇପାରିବେ: UPI, କାର୍ଡ କିମ୍ବା ନେଟ ବ୍ୟାଙ୍କିଂରେ।`,
      ...(stay.until ? [heldUntil(stay.until)] : []),
    ],
    facts: [
      ['ବୁକିଂ ରେଫରେନ୍ସ', stay.reference],
      ['ହୋମଷ୍ଟେ', stay.property],
      ['ରୁମ', stay.rooms.join(', ')],
      ['ଚେକ-ଇନ', stay.checkIn],
      ['ଚେକ-ଆଉଟ', stay.checkOut],
      ['ଦେବାକୁ ଅଛି', stay.due],
    ],
    action: { label: stay.paysHost ? 'ବୁକିଂ ଦେଖନ୍ତୁ' : 'ବୁକିଂ ଦେଖି ପେମେଣ୍ଟ କରନ୍ତୁ', link: stay.link },
    closing: [KEEP_PRIVATE],
  };
}

/** The same as a WhatsApp message. */
export function paymentLinkChat({
  guestName,
  property,
  checkIn,
  checkOut,
  due,
  until,
  link,
  paysHost,
}: en.PaymentLinkText & { paysHost: boolean }): string {
  return [
    `ନମସ୍କାର ${guestName}! ${property} ଠାରେ ଆପଣଙ୍କ ରହଣି, ${checkIn} ଠାରୁ ${checkOut} ପର୍ଯ୍ୟନ୍ତ: ${paysHost ? `ହୋଷ୍ଟଙ୍କୁ ${due} ଦେବାର ଅଛି। ଆପଣଙ୍କ ବୁକିଂ ଏଠାରେ ଦେଖନ୍ତୁ।` : `ଏଠାରେ ${due} ଦେଇପାରିବେ।`}`,
    ...(until ? [heldUntil(until)] : []),
    link,
  ].join('\n');
}

/** Says the same in a mail and in a chat. */
export const notComeLines = (
  { property, checkIn }: Parameters<typeof en.notComeLines>[0],
  left: Parameters<typeof en.notComeLines>[1],
) => {
  const ends = {
    freed: 'ଆପଣଙ୍କ ରୁମ ଏବେ ଅନ୍ୟ ଅତିଥିଙ୍କ ପାଇଁ ଖାଲି ଅଛି।',
    kept: 'ଆପଣଙ୍କ ରୁମ ଏବେ ବି ଆପଣଙ୍କ ପାଇଁ ରଖାଯାଇଛି।',
    none: 'ଆପଣଙ୍କ ରହଣିର ଦିନ ସରିଯାଇଛି।',
  };
  return [`${checkIn} ଦିନ ${property} ଠାରେ ଆମେ ଆପଣଙ୍କୁ ଅପେକ୍ଷା କରିଥିଲୁ, କିନ୍ତୁ ଆପଣ ଆସିଲେ ନାହିଁ।`, ends[left]];
};

export function noShow(
  stay: Parameters<typeof en.noShow>[0],
  what: Parameters<typeof en.noShow>[1],
): MailTemplate {
  return {
    subject: `ଆପଣ ଆସିଲେ ନାହିଁ: ବୁକିଂ ${stay.reference}`,
    greeting: hello(stay.guestName),
    paragraphs: [
      ...notComeLines(stay, what.left),
      ...(what.refund ? [refundWays(what.parts)] : []),
      what.left === 'none'
        ? 'ଏହା ଯଦି ଭୁଲ, ଦୟାକରି ଏହି ଇମେଲର ଉତ୍ତର ଦିଅନ୍ତୁ।'
        : 'ଏହା ଯଦି ଭୁଲ, କିମ୍ବା ଆପଣ ବାଟରେ ଅଛନ୍ତି, ଦୟାକରି ସାଙ୍ଗେ ସାଙ୍ଗେ ଏହି ଇମେଲର ଉତ୍ତର ଦିଅନ୍ତୁ।',
    ],
    facts: [
      ['ବୁକିଂ ରେଫରେନ୍ସ', stay.reference],
      ['ହୋମଷ୍ଟେ', stay.property],
      ['ରୁମ', stay.rooms.join(', ')],
      ['ଚେକ-ଇନ', stay.checkIn],
      ['ଚେକ-ଆଉଟ', stay.checkOut],
      ...(what.refund ? [['ଫେରସ୍ତ', what.refund] satisfies Fact] : []),
    ],
    action: toBooking(stay),
    closing: [KEEP_PRIVATE],
  };
}

/** Declined, or not answered in time. `paid`: what the guest says to have paid the host. */
export function requestDeclined(stay: Parameters<typeof en.requestDeclined>[0]): MailTemplate {
  const nights = `${stay.property} ଠାରେ ${stay.checkIn} ଠାରୁ ${stay.checkOut} ପର୍ଯ୍ୟନ୍ତ`;
  const unanswered = `ହୋଷ୍ଟ ସମୟରେ ଉତ୍ତର ଦେଲେ ନାହିଁ, ତେଣୁ ${nights} ରହିବାର ଆପଣଙ୍କ ଅନୁରୋଧ ସରିଗଲା।`;
  const declined = stay.paysAtProperty
    ? `${nights} ଆପଣଙ୍କ ରୁମ ହୋଷ୍ଟ ନିଶ୍ଚିତ କରିପାରିଲେ ନାହିଁ। ଆମେ ଦୁଃଖିତ।`
    : `${nights} ଆପଣଙ୍କ ରୁମ ଆଉ ଖାଲି ନାହିଁ। ଆମେ ଦୁଃଖିତ।`;
  const rest = stay.isUnanswered ? lookAgain(stay.rooms) : 'କୌଣସି ଟଙ୍କା କଟିନାହିଁ, ଆଉ ଆପଣଙ୍କୁ କିଛି କରିବାକୁ ପଡ଼ିବ ନାହିଁ।';
  return {
    subject: `ଆପଣଙ୍କ ଅନୁରୋଧ ${stay.reference} ନିଶ୍ଚିତ ହୋଇପାରିଲା ନାହିଁ`,
    greeting: hello(null),
    paragraphs: [
      stay.isUnanswered ? unanswered : declined,
      stay.paid
        ? `ଆପଣ ଟଙ୍କା ଦେଇଛନ୍ତି ବୋଲି ଆମକୁ ଜଣାଇଛନ୍ତି। ${refundByHand(stay.paid)} କିଛି ଦିନ ଭିତରେ ସେମାନଙ୍କଠାରୁ ଖବର ନପାଇଲେ, ଦୟାକରି ଆମକୁ ଲେଖନ୍ତୁ।`
        : rest,
    ],
    action: { label: 'କେଉଁ ରୁମ ଖାଲି ଅଛି ଦେଖନ୍ତୁ', link: stay.searchLink },
    closing: [IGNORE],
  };
}
