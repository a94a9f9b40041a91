/** The extras that the host arranges, on screens, in e-mails and reports. */

import type { ExtraText } from '../../en/booking/extras.ts';

export type * from '../../en/booking/extras.ts';

export const EXTRA_NAMES = {
  mahaprasad: 'মহাপ্রসাদ',
  bus_tickets: 'বেড়ানোর বাসের টিকিট',
  priest: 'মন্দিরের পাণ্ডা',
  pick_up: 'গাড়িতে নিয়ে আসা',
} as const;

const HOW_MANY_PEOPLE = 'কত জন?';

/** The fields of each extra, in a group with its name. `noun` names the buttons of the count. */
export const EXTRA_FIELDS = {
  mahaprasad: { count: 'কত জনের মহাপ্রসাদ', noun: 'মহাপ্রসাদ', example: 'যেমন “দুপুরে”' },
  bus_tickets: { count: 'বাসের টিকিট', noun: 'বাসের টিকিট', example: 'যেমন “কোণার্ক”' },
  priest: { count: HOW_MANY_PEOPLE, noun: 'পাণ্ডার সঙ্গে যাওয়ার লোকসংখ্যা', example: 'যেমন “ভোরে”' },
  pick_up: { count: HOW_MANY_PEOPLE, noun: 'গাড়িতে আসার লোকসংখ্যা', example: 'যেমন “18409 ট্রেন”' },
} as const;
export const WHICH_DAY = 'কোন দিন?';
export const PICK_UP_PLACE = 'কোথা থেকে নিয়ে আসব';
export const ANY_WISHES = 'আর কিছু বলার আছে? (না লিখলেও চলে)';

/** After the number: `4 জনের`, `2টি সিট`. A booking of a newer version may have another kind. */
const UNITS: Partial<Record<string, string>> = {
  mahaprasad: ' জনের',
  bus_tickets: 'টি সিট',
  priest: ' জন',
  pick_up: ' জন',
};

/** `4 জনের`, `6 জন` */
export function extraCount({ kind, count }: Pick<ExtraText, 'kind' | 'count'>): string {
  return `${count}${UNITS[kind] ?? ''}`;
}

export const PICK_UP_FROM = { station: 'পুরী রেল স্টেশন', airport: 'ভুবনেশ্বর বিমানবন্দর' } as const;

/** `4 জনের, শুক্র, 18 ডিসে 2026 (পেঁয়াজ ছাড়া)`, a pick-up with its place; `date` as shown. */
export function extraLine({ kind, count, from, note }: ExtraText, date: string): string {
  const place = from ? `, ${PICK_UP_FROM[from]} থেকে` : '';
  return `${extraCount({ kind, count })}, ${date}${place}${note ? ` (${note})` : ''}`;
}

/** Follows what is paid at the homestay, within a line. */
export const payableThere = 'হোমস্টেতে দেবেন';
/** Follows an extra that is only asked for, within a line. */
export const hostConfirms = 'হোস্ট নিশ্চিত করবেন';

export const arrivalTimeLabel = 'পৌঁছনোর সময়';
export const hostNoteLabel = 'হোস্টকে কিছু বলার থাকলে';

export const extraDateWrong = 'থাকার মধ্যে একটি দিন বেছে নিন।';
export const pickUpDateWrong = 'গাড়িতে নিয়ে আসা হয় চেক-ইনের দিনেই।';
export const pickUpFromMissing = 'স্টেশন বা বিমানবন্দর বেছে নিন।';
export const fromNotUsed = 'এটি শুধু গাড়িতে নিয়ে আসার জন্য।';
export const extraCountWrong = (guests: number) =>
  guests <= 1 ? '1 বেছে নিন।' : `1 থেকে ${guests}-এর মধ্যে বেছে নিন।`;
