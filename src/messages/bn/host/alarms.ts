/** What a host must not overlook, at the top of the day. */

import type * as en from '../../en/host/alarms.ts';
import { guestSaysPaid } from './desk.ts';

type SoldTwice = Parameters<typeof en.soldTwice>[0];
type Asked = Parameters<typeof en.awaitsHost>[0];

/** A length of time in one unit, rounded down: "4 মিনিট", "2 ঘণ্টা", "3 দিন". The page of channels is English. */
function span(minutes: number): string {
  if (minutes < 60) return `${Math.max(1, minutes)} মিনিট`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} ঘণ্টা`;
  return `${Math.floor(minutes / (24 * 60))} দিন`;
}

export const soldTwice = ({ channel, room, nights, reference, guest }: SoldTwice) =>
  `${room}, ${nights}: ${channel}-ও একই রাত বুক করেছে। এখানে আছে ${reference}, ${guest}।`;

export const dispute = (guest: string, amount: string, until: string | undefined) =>
  `${guest}-এর ব্যাঙ্ক ${amount} ফেরত চাইছে। ${until ? `${until}-এর মধ্যে ` : ''}Razorpay-এর ড্যাশবোর্ডে উত্তর দিন।`;

/** `reference`: of the payment that the guest says to have made. */
export const asksAndPaysHost = ({ guest, rooms, stay, until }: Asked, reference: string | null) =>
  `${guest} চাইছেন ${rooms}, ${stay}। ${until}-এর মধ্যে নিশ্চিত করুন।${reference ? ` ${guestSaysPaid(reference)}` : ''}`;
export const awaitsHost = ({ guest, rooms, stay, until }: Asked) =>
  `${guest} চাইছেন ${rooms}, ${stay}। অন্য একটি সাইটের উত্তর আসেনি: সেখানে ঘর খালি থাকলে ${until}-এর মধ্যে নিশ্চিত করুন।`;
/** `rooms`: those whose calendar at the site can't be read. */
export const notRead = (site: string, minutes: number, rooms: readonly string[]) =>
  `${span(minutes)} ধরে ${site} পড়া যাচ্ছে না (${rooms.join(', ')})। সেখানে যে রাত বুক হয়ে গেছে, তা এখানেও বুক হতে পারে।`;
export const refundByHand = (guest: string, amount: string) => `${guest}-কে ${amount} নিজে হাতে ফিরিয়ে দিন।`;
export const refundRefused = (guest: string, amount: string) =>
  `${guest}-কে ${amount} ফেরত দেওয়া যায়নি। Razorpay-এর ড্যাশবোর্ড থেকে ফিরিয়ে দিন।`;
export const paymentDiffers = (guest: string, reference: string, paid: string, due: string) =>
  `${reference}-এর জন্য ${guest} দিয়েছেন ${paid}, কিন্তু দেওয়ার কথা ছিল ${due}। এতে কিছু বুক হয়নি; টাকা ফেরত যাচ্ছে।`;
