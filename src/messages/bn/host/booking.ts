/** Sentences to a host about bookings. */

import type { Holder } from '../../en/host/booking.ts';

export type * from '../../en/host/booking.ts';

/** "এই তারিখে ঘর 1 বুক করেছেন আশা মিশ্র (SH12) আর ঘর 2 ধরে রাখা আছে রবি-এর জন্য (SH14)।" */
export function roomsTakenBy(holders: readonly Holder[]): string {
  const parts = holders.map(({ room, guest, reference, isBooked }) => {
    if (!reference) return `${room} অপেক্ষার তালিকার একজন অতিথির জন্য ধরে রাখা আছে`;
    if (isBooked) return `${room} বুক করেছেন ${guest || 'একজন অতিথি'} (${reference})`;
    return `${room} ধরে রাখা আছে ${guest ? `${guest}-এর` : 'একজন অতিথির'} জন্য (${reference})`;
  });
  return `এই তারিখে ${parts.join(' আর ')}।`;
}

export const roomBlocked = (room: string) => `এই তারিখে ${room} বন্ধ করা আছে। আগে ক্যালেন্ডারে রাতগুলি খুলুন।`;
export const NOT_YET = 'এটি চেক-ইনের দিন থেকে করা যাবে।';
export const CONFIRM_FIRST = 'আগে অনুরোধটি নিশ্চিত করুন: তারপর অতিথি টাকা দেওয়ার লিঙ্ক পাবেন।';
export const NOTHING_DUE = 'এই বুকিংয়ে কিছু বাকি নেই।';
export const PAID_HERE = 'থাকা শেষ হয়ে গেছে, তাই অতিথি অনলাইনে টাকা দিতে পারবেন না। টাকা এখানে লিখে রাখুন।';
export const CHARGE_PAID = 'এর টাকা দেওয়া হয়ে গেছে, তাই বাদ দেওয়া যাবে না।';
export const CHARGE_NOT_IN_STAY = 'থাকার মধ্যে একটি দিন বেছে নিন।';
export const CHARGE_ROOM = 'এই ঘর এই বুকিংয়ে নেই।';
export const REFUNDED_ALREADY = 'এই পেমেন্টের টাকা ফেরত দেওয়া হচ্ছে বা হয়ে গেছে, তাই এটি বাতিল করা যাবে না।';

/** The saved messages before a host changes them. They say nothing that is not true of every house. */
export const FIRST_TEXTS = [
  {
    name: 'পৌঁছনো',
    text: 'নমস্কার {guest}! {check_in} তারিখে আপনাকে স্বাগত জানানোর অপেক্ষায় রইলাম। কটা নাগাদ পৌঁছবেন?',
  },
  {
    name: 'বাকি টাকা',
    text: 'নমস্কার {guest}! আপনার থাকার জন্য {balance} বাকি আছে: {room}, {check_in} থেকে {check_out}। আপনার বুকিং: {link}',
  },
  {
    name: 'ধন্যবাদ',
    text: 'নমস্কার {guest}! আমাদের কাছে থাকার জন্য ধন্যবাদ। আবার এলে আমাদের খুব ভালো লাগবে।',
  },
] as const;
