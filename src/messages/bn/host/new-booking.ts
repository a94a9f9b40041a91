/** A booking that the host makes for a guest. */

export const TITLE = 'নতুন বুকিং';
export const guest = 'অতিথি';
export const phone = 'ফোন';
export const name = 'নাম';
export const email = 'ইমেল';
export const emailHint = 'না দিলেও চলে; বুকিং নিশ্চিত হওয়ার ইমেল এখানে যাবে।';
export const known = (name: string, reference: string) => `এটি ${name}-এর নম্বর (${reference})।`;
export const stay = 'কবে, কোন ঘরে';
export const checkIn = 'চেক-ইন';
export const checkOut = 'চেক-আউট';
export const room = 'ঘর';
export const anotherRoom = 'আরও একটি ঘর';
export const removeRoom = 'এই ঘরটি সরান';
export const taken = (name: string) => `${name} (খালি নেই)`;
export const free = (name: string, price: string) => `${name}, ${price}`;
export const adults = 'প্রাপ্তবয়স্ক';
export const children = 'শিশু';
export const source = 'কীভাবে বুক করলেন?';
export const price = 'ভাড়া';
export const priceHint = (calendar: string) =>
  `ক্যালেন্ডারে ভাড়া ${calendar}, বেশি দিন থাকার ছাড়ের আগে। এই ভাড়াই রাখতে চাইলে ফাঁকা রাখুন।`;
export const costs = (calendar: string) => `ক্যালেন্ডারে ${calendar}।`;
export const priceUnknown = 'ক্যালেন্ডারের ভাড়া রাখতে চাইলে ফাঁকা রাখুন।';
export const payment = 'পেমেন্ট';
export const PAYMENTS = {
  later: 'পরে দেবেন',
  now: 'এখন দিচ্ছেন',
  link: 'ঘর ধরে রাখুন',
} as const;
export const holdHours = 'কত ঘণ্টা ধরে রাখবেন';
export const note = 'নোট';
export const noteHint = 'বুকিংয়ের সঙ্গে অতিথিও এটি দেখেন।';
export const save = 'বুকিং সেভ করুন';
export const draft = 'এই বুকিং এখনও সেভ হয়নি।';
export const discard = 'ফেলে দিন';
export const sleepsFewer = (sleeps: number) =>
  `এই ঘরগুলিতে ${sleeps} জনের জায়গা আছে। আরও একটি ঘর বা অতিরিক্ত বিছানা নিন।`;
export const NAME_NEEDED = 'অতিথির নাম লিখুন।';
export const REACH_NEEDED = 'ফোন নম্বর বা ইমেল লিখুন।';
export const ROOM_NEEDED = 'একটি ঘর বেছে নিন।';
export const DATES_NEEDED = 'চেক-আউট চেক-ইনের পরে হতে হবে।';
export const NOT_LOADED = 'ঘরগুলি আনা গেল না।';
export const saved = (reference: string) => `বুকিং ${reference} সেভ হয়েছে।`;
