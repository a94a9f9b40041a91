/** The host's calendar: rooms and their nights. */

import type { saved as English } from '../../en/host/calendar.ts';

export const TITLE = 'ক্যালেন্ডার';
export const CALENDAR_NOT_LOADED = 'ক্যালেন্ডার আনা গেল না। আবার চেষ্টা করুন।';
export const gridName = 'ঘর আর রাত';
export const rooms = 'ঘর';
export const today = 'আজ';
export const earlier = 'আগে';
export const later = 'পরে';
export const offline = 'অফলাইন। যা দেখছেন, তা পুরনো হতে পারে।';
export const noRooms = 'এখনও কোনো ঘর নেই।';
export const help =
  'তীর চিহ্নের বোতামে সরুন, উপরের তারিখেও। স্পেস টিপলে একটি রাত বাছা হয়, তারিখে টিপলে সব ঘরের। শিফট আর তীর একসঙ্গে টিপলে আরও রাত বা ঘর, কন্ট্রোল আর স্পেস টিপলে আরও একটি ঘর। এন্টার টিপলে বুকিং খোলে।';

export const STATES = {
  open: 'খোলা',
  closed: 'বন্ধ',
  held: 'ধরে রাখা',
  booked: 'বুক করা',
  channel: 'অন্য সাইটে',
} as const;
/** What the calendar's colours and signs mean, in a dialog. */
export const legend = 'কোনটা কী';
export const legendNights = 'রাত';
export const legendStays = 'বুকিং';
export const legendSources = 'কোথায় বুক করা';
export const NIGHTS = {
  open: 'খোলা: অতিথিরা এই ভাড়ায় বুক করতে পারেন',
  minimum: 'খোলা, তবে অন্তত এত রাত থাকলে',
  closed: 'বন্ধ: অতিথিরা বুক করতে পারেন না',
  reason: 'বন্ধ, আপনার লেখা কারণ সহ',
  today: 'আজ',
  past: 'পেরিয়ে গেছে',
  selected: 'বেছে নেওয়া',
} as const;
export const BARS = {
  confirmed: 'বুক করা, কিছু বাকি নেই',
  due: 'বুক করা, সোনালি ধার মানে টাকা বাকি',
  held: 'ধরে রাখা: এখনও নিশ্চিত নয়',
  no_show: 'আসেননি: অতিথিদের আসার কথা ছিল',
  channel: 'অন্য সাইটে বুক করা',
} as const;
export const shortBars = 'এক রাতের বুকিং হলে নামের প্রথম ক-টি অক্ষর আর এই চিহ্নটুকুই ধরে।';
export const exampleGuest = 'আশা মিশ্র';
/** The reason of a night that another site has closed, without a booking. */
export const blockedOn = (channel: string) => `${channel}-এ বন্ধ করা`;
export const exampleReason = 'রং হচ্ছে';

/** "ঘর 1, শুক্রবার 18 ডিসেম্বর 2026, খোলা, ₹2,000". */
export const cellName = (room: string, date: string, state: string, price: string) =>
  `${room}, ${date}, ${state}, ${price}`;
export const notRead = 'আনা হচ্ছে';
/** On the bar of a stay, below the guest's name. */
export const barFacts = (money: string, source: string) => `${money} · ${source}`;
/** Read before the words of the bar. */
export const beforeBar = (cell: string) => `${cell},`;
export const stayOf = (guest: string) => `${guest}-এর বুকিং`;
export const bookedOn = (site: string) => `${site}-এ বুক করা`;

export const selection = 'বেছে নেওয়া রাত';
export const countRooms = (count: number) => `${count}টি ঘর`;
export const allRooms = (count: number) => `সব ${countRooms(count)}`;
export const selectAllRooms = 'সব ঘর বেছে নিন';

export const nightsIn = (count: number, inRooms: number) => `${countRooms(inRooms)}, ${nights(count)}`;
export const nights = (count: number) => `${count} রাত`;
export const ordinaryPrice = (price: string) => `প্রতি রাত ${price}`;
export const prices = (from: string, to: string) => `প্রতি রাত ${from} থেকে ${to}`;
/** In a cell, for stays that begin on it. */
export const fewest = (count: number) => `≥ ${count}`;
export const soldNights = (count: number) => `${count}টি বুক হয়ে আছে`;
export const stayChanges = (count: number) => `${nights(count)} বদলাবে।`;
export const minimum = (count: number) => `অন্তত ${nights(count)}`;

export const block = 'রাত বন্ধ করুন';
export const reason = 'কারণ';
export const closedFor = (reasons: readonly string[]) => `কারণ: ${reasons.join(', ')}`;
export const open = 'রাত খুলুন';
export const setPrice = 'ভাড়া ঠিক করুন';
export const minimumStay = 'অন্তত কত রাত';
export const newBooking = 'নতুন বুকিং';
export const undo = 'আগের মতো করুন';
export const clear = 'বাছাই তুলে নিন';
export const close = 'বন্ধ করুন';
export const save = 'সেভ করুন';
export const cancel = 'থাক';
export const price = 'ভাড়া';
export const priceHint = 'টাকায়, প্রতি রাতের জন্য';
export const stayField = 'অন্তত কত রাত';
export const stayHint = 'এই রাতগুলিতে যাঁদের চেক-ইন, তাঁদের জন্য';
export const whichDays = 'দিন';
export const DAYS = { all: 'সব দিন', weekend: 'শুক্র + শনি', week: 'রবি – বৃহস্পতি' } as const;
export const PRICE_NEEDED = '₹1 থেকে ₹10,00,000-এর মধ্যে একটি ভাড়া লিখুন।';
export const STAY_NEEDED = '1 থেকে 30 রাত লিখুন।';
export const NO_PREVIEW = 'কী বদলাবে, এখন দেখানো যাচ্ছে না: সার্ভারের সঙ্গে যোগাযোগ হচ্ছে না।';
export const NOT_UNDONE = 'আগের মতো করা গেল না: সার্ভারের সঙ্গে যোগাযোগ হচ্ছে না। আবার চেষ্টা করুন।';
export const step = (from: string, to: string) => `${from} → ${to}`;
export const nothingChanges = 'কিছুই বদলাবে না।';
export const soldStay = (count: number) => `বুক হয়ে যাওয়া ${nights(count)} যেমন আছে তেমনই থাকছে`;

type SetValues = Parameters<typeof English>[0];

/** What was done, and which nights it left out. */
export function saved(set: SetValues, changed: number, kept: number, inRooms: number): string {
  const sold = kept > 0 ? ` ${soldStay(kept)}।` : '';
  if (changed === 0) return `কিছুই বদলায়নি।${sold}`;
  return `${done(set, inRooms > 1 ? nightsIn(changed, inRooms) : nights(changed))}।${sold}`;
}

function done({ closed, price }: SetValues, count: string): string {
  if (closed !== undefined) return closed ? `${count} বন্ধ করা হল` : `${count} খোলা হল`;
  return price === undefined ? `${count}: অন্তত কত রাত, তা ঠিক করা হল` : `${count}: ভাড়া ঠিক করা হল`;
}

export function undone(changed: number, kept: number): string {
  const left = kept > 0 ? ` ${nights(kept)} তেমনই রইল: এর মধ্যে বুক হয়েছে বা বদলেছে।` : '';
  return `${nights(changed)} আবার আগের মতো করা হল।${left}`;
}
