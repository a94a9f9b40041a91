/** E-mails with messages between guest and hosts, and with a link to pay. */

import type { MailTemplate } from '../../en/mail/mail.ts';
import type {
  notComeLines as EnglishLines,
  hostMessage as EnglishMessage,
  noShow as EnglishNoShow,
  PaymentLinkText,
} from '../../en/mail/message.ts';
import { refundByHand, refundWays } from '../booking/cancellation.ts';
import { REFERENCE } from '../booking/find-booking.ts';
import { lookAgain } from '../booking/my-booking.ts';
import type { Fact } from '../booking/trip.ts';
import { hello, IGNORE, KEEP_PRIVATE, toBooking } from './mail.ts';

export type * from '../../en/mail/message.ts';
/** Only the host reads it. */
export { guestMessage } from '../../en/mail/message.ts';

export function hostMessage({
  reference,
  guestName,
  text,
  link,
}: Parameters<typeof EnglishMessage>[0]): MailTemplate {
  return {
    subject: `আপনার বুকিং ${reference} নিয়ে একটি বার্তা`,
    greeting: hello(guestName),
    paragraphs: text,
    action: { label: 'আপনার বুকিংয়ের পাতায় উত্তর দিন', link },
    closing: ['এই ইমেলের উত্তরেও লিখতে পারেন।', KEEP_PRIVATE],
  };
}

const heldUntil = (until: string) => `${until} (ভারতীয় সময়) পর্যন্ত আপনার ঘর ধরে রাখা আছে। টাকা দিয়ে দিলেই ঘর আপনার।`;

/** `paysHost`: the house has no payment gateway. */
export function paymentLink(stay: PaymentLinkText & { paysHost: boolean }): MailTemplate {
  return {
    subject: `আপনার বুকিং ${stay.reference}-এর টাকা দিন`,
    greeting: hello(stay.guestName),
    paragraphs: [
      stay.paysHost
        ? `আপনার থাকার জন্য ${stay.due} দিতে হবে। টাকা আপনি হোস্টকে দেবেন: কীভাবে, তা আপনার বুকিংয়ের পাতায় লেখা আছে।`
        : `আপনার থাকার জন্য ${stay.due} অনলাইনে দিতে পারেন, UPI, কার্ড বা নেট ব্যাঙ্কিংয়ে।`,
      ...(stay.until ? [heldUntil(stay.until)] : []),
    ],
    facts: [
      [REFERENCE, stay.reference],
      ['হোমস্টে', stay.property],
      ['ঘর', stay.rooms.join(', ')],
      ['চেক-ইন', stay.checkIn],
      ['চেক-আউট', stay.checkOut],
      ['দিতে হবে', stay.due],
    ],
    action: { label: stay.paysHost ? 'আপনার বুকিং দেখুন' : 'আপনার বুকিং দেখুন, টাকা দিন', link: stay.link },
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
}: PaymentLinkText & { paysHost: boolean }): string {
  return [
    `নমস্কার ${guestName}! ${property}, ${checkIn} থেকে ${checkOut}: আপনার থাকার জন্য ${paysHost ? `হোস্টকে ${due} দিতে হবে। আপনার বুকিং এখানে দেখুন।` : `${due} এখানে দিতে পারেন।`}`,
    ...(until ? [heldUntil(until)] : []),
    link,
  ].join('\n');
}

/** Says the same in a mail and in a chat. */
export const notComeLines = (
  { property, checkIn }: Parameters<typeof EnglishLines>[0],
  left: Parameters<typeof EnglishLines>[1],
) => {
  const ends = {
    freed: 'আপনার ঘর এখন অন্য অতিথিরা বুক করতে পারেন।',
    kept: 'আপনার ঘর এখনও আপনার জন্য রাখা আছে।',
    none: 'আপনার থাকার দিনগুলি শেষ হয়ে গেছে।',
  };
  return [`${checkIn} তারিখে ${property}-এ আপনার আসার কথা ছিল, কিন্তু আপনি আসেননি।`, ends[left]];
};

export function noShow(
  stay: Parameters<typeof EnglishNoShow>[0],
  what: Parameters<typeof EnglishNoShow>[1],
): MailTemplate {
  return {
    subject: `আপনি আসেননি: বুকিং ${stay.reference}`,
    greeting: hello(stay.guestName),
    paragraphs: [
      ...notComeLines(stay, what.left),
      ...(what.refund ? [refundWays(what.parts)] : []),
      what.left === 'none'
        ? 'কোথাও ভুল হয়ে থাকলে এই ইমেলের উত্তর দিন।'
        : 'কোথাও ভুল হয়ে থাকলে, বা আপনি পথে থাকলে, এখনই এই ইমেলের উত্তর দিন।',
    ],
    facts: [
      [REFERENCE, stay.reference],
      ['হোমস্টে', stay.property],
      ['ঘর', stay.rooms.join(', ')],
      ['চেক-ইন', stay.checkIn],
      ['চেক-আউট', stay.checkOut],
      ...(what.refund ? [['ফেরত', what.refund] satisfies Fact] : []),
    ],
    action: toBooking(stay),
    closing: [KEEP_PRIVATE],
  };
}

/** Declined, or not answered in time. `paid`: what the guest says to have paid the host. */
export function requestDeclined(stay: {
  reference: string;
  property: string;
  checkIn: string;
  checkOut: string;
  paysAtProperty: boolean;
  isUnanswered: boolean;
  rooms: number;
  paid: string | 0 | undefined;
  searchLink: string;
}): MailTemplate {
  const nights = `${stay.property}-এ ${stay.checkIn} থেকে ${stay.checkOut} পর্যন্ত`;
  const unanswered = `হোস্ট সময়ের মধ্যে উত্তর দেননি, তাই ${nights} থাকার অনুরোধটি শেষ হয়ে গেছে।`;
  const declined = stay.paysAtProperty
    ? `${nights} আপনার ঘর হোস্ট নিশ্চিত করতে পারেননি। আমরা দুঃখিত।`
    : `${nights} আপনার ঘর আর খালি নেই। আমরা দুঃখিত।`;
  const rest = stay.isUnanswered ? lookAgain(stay.rooms) : 'কোনো টাকা নেওয়া হয়নি, আপনাকে কিছু করতেও হবে না।';
  return {
    subject: `আপনার অনুরোধ ${stay.reference} নিশ্চিত করা গেল না`,
    greeting: hello(null),
    paragraphs: [
      stay.isUnanswered ? unanswered : declined,
      stay.paid
        ? `আপনি জানিয়েছেন যে টাকা দিয়েছেন। ${refundByHand(stay.paid)} কয়েক দিনের মধ্যে তাঁদের কাছ থেকে কিছু না শুনলে আমাদের লিখুন।`
        : rest,
    ],
    action: { label: 'কোন ঘর খালি আছে দেখুন', link: stay.searchLink },
    closing: [IGNORE],
  };
}
