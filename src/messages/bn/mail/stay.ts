/** E-mails to a guest when a stay is booked, before it and after it. */

import type { MailTemplate } from '../../en/mail/mail.ts';
import type { TripText } from '../../en/mail/trip.ts';
import { onlineCheckIn } from '../booking/my-booking.ts';
import { type ProofText, proofFacts } from '../booking/proof.ts';
import { hello, KEEP_PRIVATE, toBooking } from './mail.ts';
import { proofSection, tripParts } from './trip.ts';

/** Before the stay guests can tell who travels. */
const toCheckIn = ({ checkInLink }: TripText) =>
  checkInLink ? { links: [{ label: onlineCheckIn, link: checkInLink }] } : {};

export function bookingConfirmed(stay: TripText & { proof?: ProofText }): MailTemplate {
  const { facts = [], sections = [] } = tripParts(stay);
  return {
    subject: `আপনার বুকিং ${stay.reference} নিশ্চিত হয়েছে`,
    greeting: hello(stay.guestName),
    paragraphs: ['আপনার ঘর বুক হয়ে গেছে। পুরীতে আপনাকে স্বাগত জানানোর অপেক্ষায় রইলাম।'],
    facts: [...facts.slice(0, 1), ...proofFacts(stay.proof?.code), ...facts.slice(1)],
    sections: [...sections, ...(stay.proof ? [proofSection(stay.proof)] : [])],
    action: toBooking(stay),
    closing: [`${KEEP_PRIVATE} আপনার সব বুকিং দেখতে এই ইমেল ঠিকানা দিয়ে সাইন আপ বা লগ ইন করুন।`],
  };
}

export function threeDaysBefore(stay: TripText): MailTemplate {
  return {
    subject: `পুরীতে আপনার আসার দিন: ${stay.checkIn}`,
    greeting: hello(stay.guestName),
    paragraphs: ['আমাদের কাছে আপনার আসার দিন এসে গেল। আপনার ঘর আপনার জন্য তৈরি থাকবে।'],
    ...tripParts(stay),
    action: toBooking(stay),
    ...toCheckIn(stay),
    closing: [
      stay.phone ? 'কিছু বদলে থাকলে আমাদের ফোন করুন বা এই ইমেলের উত্তর দিন।' : 'কিছু বদলে থাকলে এই ইমেলের উত্তর দিন।',
    ],
  };
}

export function dayBefore(stay: TripText): MailTemplate {
  return {
    subject: `আমাদের কীভাবে খুঁজে পাবেন: ${stay.property}, ${stay.checkIn}`,
    greeting: hello(stay.guestName),
    paragraphs: [
      `আপনি আসছেন ${stay.checkIn}, চেক-ইন ${stay.checkInTime} থেকে। আপনাকে স্বাগত জানানোর অপেক্ষায় রইলাম।`,
      stay.phone && `আমাদের খুঁজে না পেলে বা দেরি হলে এই নম্বরে ফোন করুন: ${stay.phone}।`,
    ],
    ...tripParts(stay),
    action: toBooking(stay),
    ...toCheckIn(stay),
    closing: ['আপনার যাত্রা শুভ হোক।'],
  };
}

export function thanks(stay: TripText & { searchLink: string }): MailTemplate {
  return {
    subject: 'আমাদের কাছে থাকার জন্য ধন্যবাদ',
    greeting: hello(stay.guestName),
    paragraphs: [
      'পুরীতে আমাদের অতিথি হওয়ার জন্য ধন্যবাদ। আশা করি নিজের বাড়ির মতোই লেগেছে, আর ফেরার পথ ভালো কাটছে।',
      'কিছু যদি ঠিক না হয়ে থাকে, আমাদের জানান। এই ইমেলের উত্তর দিলেই হবে; প্রতিটি বার্তা আমরা পড়ি।',
    ],
    action: { label: 'আবার আসার জন্য ঘর দেখুন', link: stay.searchLink },
    links: [toBooking(stay)],
    closing: ['আবার আসবেন, আমাদের দরজা সব সময় খোলা।'],
  };
}
