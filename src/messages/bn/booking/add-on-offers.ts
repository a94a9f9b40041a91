/** The Add-ons step: what each add-on is, and what it costs. */

import { payableThere } from './extras.ts';

export const onTheBill = 'আপনার বিলে ধরা হবে';
export const breakfast = {
  about: 'রোজ সকালে বাড়িতে রাঁধা গরম জলখাবার।',
  price: (rupees: string) => `জনপ্রতি রোজ ${rupees}`,
} as const;
export const extraBed = {
  about: 'ধোয়া চাদর পাতা বিছানা, আপনি আসার আগেই ঘরে তৈরি থাকবে।',
  price: (rupees: string) => `বিছানাপ্রতি রোজ ${rupees}`,
} as const;

export const fromTheHost = 'হোস্ট যা ব্যবস্থা করে দেন';
/** What the host arranges, by kind; the host's own sentence replaces it. */
export const EXTRAS = {
  mahaprasad: 'জগন্নাথ মন্দিরের প্রসাদী ভোগ।',
  bus_tickets: 'এক দিনের বেড়ানোর বাসে সিট।',
  priest: 'পাণ্ডা আপনাকে জগন্নাথ মন্দির ঘুরিয়ে দর্শন করাবেন।',
  pick_up: 'স্টেশন বা বিমানবন্দর থেকে হোমস্টেতে আসার গাড়ি।',
} as const;
/** `জনপ্রতি ₹150–400, হোমস্টেতে দেবেন` */
export const extraPrice = (price: string | undefined) =>
  price ? `${price}, ${payableThere}` : 'টাকা হোমস্টেতে দেবেন';
