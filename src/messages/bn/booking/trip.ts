/** A booked stay in words: its page, emails, WhatsApp message and calendar entry share them, in this order. */

import type * as en from '../../en/booking/trip.ts';
import type { Fact, GuestText, PaymentText, PlaceText, StayText } from '../../en/booking/trip.ts';
import { BREAKFAST, EXTRA_BED } from './add-ons.ts';
import { taxesIncluded } from './bill.ts';
import {
  arrivalTimeLabel,
  EXTRA_NAMES,
  extraLine,
  hostConfirms,
  hostNoteLabel,
  PICK_UP_FROM,
  payableThere,
} from './extras.ts';
import { REFERENCE } from './find-booking.ts';

export type * from '../../en/booking/trip.ts';

export const YOUR_STAY = 'থাকার বিবরণ';
export const GETTING_THERE = 'কীভাবে আসবেন';
export const PAYMENT = 'পেমেন্ট';
export const GOOD_TO_KNOW = 'কাজের কথা';

const dayFacts = (stay: StayText): Fact[] => [
  ['চেক-ইন', `${stay.checkIn}, ${stay.checkInTime} থেকে`],
  ['চেক-আউট', `${stay.checkOut}, ${stay.checkOutTime} পর্যন্ত`],
];

/** Without text of the guest: mails that a stranger can cause show these, too. */
export function stayFacts(stay: StayText): Fact[] {
  return [
    [REFERENCE, stay.reference],
    ['হোমস্টে', stay.property],
    ...dayFacts(stay),
    ['অতিথি', String(stay.adults)],
    ...(stay.children > 0 ? [['শিশু', String(stay.children)] satisfies Fact] : []),
    ['ঘর', stay.rooms.join(', ')],
  ];
}

/** Breakfasts and extra beds, if booked. */
export function addOnFacts({ breakfasts, extraBeds }: Pick<GuestText, 'breakfasts' | 'extraBeds'>): Fact[] {
  const facts: Fact[] = [];
  if (breakfasts > 0) facts.push([BREAKFAST.name, `রোজ ${breakfasts}টি`]);
  if (extraBeds > 0) facts.push([EXTRA_BED.name, `প্রতি রাতে ${extraBeds}টি`]);
  return facts;
}

const AFTER_EXTRA = {
  guest: `, ${payableThere}, ${hostConfirms}`,
  host: `, ${payableThere}`,
  /** A cancelled booking has nothing to pay. */
  cancelled: '',
} as const;

/** The guest's requests to the host, as the reader needs them. */
export function requestFacts(
  { services, arrivalTime, note }: Parameters<typeof en.requestFacts>[0],
  reader: keyof typeof AFTER_EXTRA,
): Fact[] {
  const facts = services.map(
    (extra): Fact => [EXTRA_NAMES[extra.kind], `${extraLine(extra, extra.date)}${AFTER_EXTRA[reader]}`],
  );
  if (arrivalTime) facts.push([arrivalTimeLabel, arrivalTime]);
  if (note) facts.push([hostNoteLabel, note]);
  return facts;
}

export const guestFacts = (guest: GuestText): Fact[] => [
  ['অতিথির নাম', guest.guestName],
  ...addOnFacts(guest),
  ...guest.requests,
];

export function paymentFacts(payment: PaymentText): Fact[] {
  const { isBooked, depositPercent, isPaidThere, isCancelled, total, paid, due, hasBalance } = payment;
  const { refunded, isRefundPending, code } = payment;
  const advance = depositPercent && `${depositPercent}% অগ্রিম`;
  const part = isPaidThere ? 'হোমস্টেতে' : advance;
  const method = hasBalance ? part : 'পুরো টাকা দেওয়া হয়েছে';
  return [
    ...(isBooked && method ? [['পেমেন্টের ধরন', method] satisfies Fact] : []),
    ...(code ? [code] : []),
    ...payment.charges,
    [isCancelled ? 'মোট টাকা' : `মোট টাকা, ${taxesIncluded}`, total],
    [isCancelled ? 'বাতিলের খরচ' : 'দেওয়া হয়েছে', paid],
    ...(refunded ? [[isRefundPending ? 'ফেরত দেওয়া হচ্ছে' : 'ফেরত দেওয়া হয়েছে', refunded] satisfies Fact] : []),
    ...(hasBalance ? [['হোমস্টেতে দিতে হবে', due] satisfies Fact] : []),
  ];
}

export const paymentSentence = ({ hasBalance, due }: Pick<PaymentText, 'hasBalance' | 'due'>) =>
  hasBalance ? `বাকি ${due} হোমস্টেতে দেবেন।` : 'আপনার বুকিংয়ের পুরো টাকা দেওয়া হয়ে গেছে।';

export const FROM_STATION = `${PICK_UP_FROM.station} থেকে`;
export const FROM_AIRPORT = `${PICK_UP_FROM.airport} থেকে`;

export const placeFacts = ({ address, fromStation, fromAirport, gate }: PlaceText): Fact[] =>
  (
    [
      ['ঠিকানা', address],
      [FROM_STATION, fromStation],
      [FROM_AIRPORT, fromAirport],
      ['সদর দরজা', gate],
    ] satisfies [string, string | undefined][]
  ).flatMap(([label, text]) => (text ? [[label, text] satisfies Fact] : []));

export const inPuri = (property: string) => `${property}, পুরী`;
export const directions = 'পথ দেখুন';
export const callHost = (phone: string) => `ফোন করুন ${phone}`;

/** The prepared message to the host: the booking's first facts, for the host to find it. */
export function whatsAppQuestion(stay: StayText): string {
  const facts = stayFacts(stay).map(([label, value]) => `${label}: ${value}`);
  return ['নমস্কার! এই বুকিং নিয়ে আমার একটি প্রশ্ন আছে।', ...facts, '', ''].join('\n');
}

export const BRING_ID = 'প্রত্যেক প্রাপ্তবয়স্কের ছবিসহ পরিচয়পত্র সঙ্গে আনবেন।';
/** Text and links in order. */
export function questions<Link>(phone: Link | '', email: Link | ''): (Link | string)[] {
  if (phone && email) return ['কিছু জানার বা বদলানোর আছে? ফোন করুন ', phone, ' নম্বরে, বা লিখুন ', email, ' ঠিকানায়।'];
  if (phone) return ['কিছু জানার বা বদলানোর আছে? ফোন করুন ', phone, ' নম্বরে।'];
  return email ? ['কিছু জানার বা বদলানোর আছে? লিখুন ', email, ' ঠিকানায়।'] : [];
}

export const NOT_COME = 'হোস্ট লিখেছেন যে আপনি আসেননি';

/** Whole days until check-in and check-out, at the homestay; `ended` if the host has ended the stay. */
export function countdown(toCheckIn: number, toCheckOut: number, ended?: 'no_show' | 'checked_out'): string {
  if (ended === 'no_show') return NOT_COME;
  if (toCheckOut < 0) return 'আমাদের কাছে থাকার জন্য ধন্যবাদ';
  if (ended === 'checked_out') return 'আপনার চেক-আউট হয়ে গেছে';
  if (toCheckIn > 1) return `চেক-ইনের আর ${toCheckIn} দিন`;
  if (toCheckIn === 1) return 'কাল চেক-ইন';
  if (toCheckIn === 0) return 'আজ চেক-ইন';
  if (toCheckOut > 1) return `এখানে আর ${toCheckOut} রাত আছেন`;
  if (toCheckOut === 1) return 'কাল চেক-আউট';
  return 'আজ চেক-আউট';
}
