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

export const YOUR_STAY = 'ठहरने की जानकारी';
export const GETTING_THERE = 'कैसे पहुँचें';
export const PAYMENT = 'भुगतान';
export const GOOD_TO_KNOW = 'काम की बातें';

const dayFacts = (stay: StayText): Fact[] => [
  ['चेक-इन', `${stay.checkIn}, ${stay.checkInTime} से`],
  ['चेक-आउट', `${stay.checkOut}, ${stay.checkOutTime} तक`],
];

/** Without text of the guest: mails that a stranger can cause show these, too. */
export function stayFacts(stay: StayText): Fact[] {
  return [
    [REFERENCE, stay.reference],
    ['होमस्टे', stay.property],
    ...dayFacts(stay),
    ['मेहमान', String(stay.adults)],
    ...(stay.children > 0 ? [['बच्चे', String(stay.children)] satisfies Fact] : []),
    [stay.rooms.length > 1 ? 'कमरे' : 'कमरा', stay.rooms.join(', ')],
  ];
}

/** Breakfasts and extra beds, if booked. */
export function addOnFacts({ breakfasts, extraBeds }: Pick<GuestText, 'breakfasts' | 'extraBeds'>): Fact[] {
  const facts: Fact[] = [];
  if (breakfasts > 0) facts.push([BREAKFAST.name, `रोज़ ${breakfasts}`]);
  if (extraBeds > 0) facts.push([EXTRA_BED.name, `हर रात ${extraBeds}`]);
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
  ['मेहमान का नाम', guest.guestName],
  ...addOnFacts(guest),
  ...guest.requests,
];

export function paymentFacts(payment: PaymentText): Fact[] {
  const { isBooked, depositPercent, isPaidThere, isCancelled, total, paid, due, hasBalance } = payment;
  const { refunded, isRefundPending, code } = payment;
  const advance = depositPercent && `${depositPercent}% एडवांस`;
  const part = isPaidThere ? 'होमस्टे पर' : advance;
  const method = hasBalance ? part : 'पूरा भुगतान';
  return [
    ...(isBooked && method ? [['भुगतान का तरीका', method] satisfies Fact] : []),
    ...(code ? [code] : []),
    ...payment.charges,
    [isCancelled ? 'कुल रकम' : `कुल रकम, ${taxesIncluded}`, total],
    [isCancelled ? 'रद्द करने का शुल्क' : 'चुकाया', paid],
    ...(refunded ? [[isRefundPending ? 'रिफ़ंड हो रहा है' : 'रिफ़ंड हुआ', refunded] satisfies Fact] : []),
    ...(hasBalance ? [['होमस्टे पर देना है', due] satisfies Fact] : []),
  ];
}

export const paymentSentence = ({ hasBalance, due }: Pick<PaymentText, 'hasBalance' | 'due'>) =>
  hasBalance ? `बाकी ${due} कृपया होमस्टे पर दे दें।` : 'आपकी बुकिंग का पूरा भुगतान हो चुका है।';

export const FROM_STATION = `${PICK_UP_FROM.station} से`;
export const FROM_AIRPORT = `${PICK_UP_FROM.airport} से`;

export const placeFacts = ({ address, fromStation, fromAirport, gate }: PlaceText): Fact[] =>
  (
    [
      ['पता', address],
      [FROM_STATION, fromStation],
      [FROM_AIRPORT, fromAirport],
      ['मुख्य गेट', gate],
    ] satisfies [string, string | undefined][]
  ).flatMap(([label, text]) => (text ? [[label, text] satisfies Fact] : []));

export const inPuri = (property: string) => `${property}, पुरी`;
export const directions = 'रास्ता देखें';
export const callHost = (phone: string) => `${phone} पर फ़ोन करें`;

/** The prepared message to the host: the booking's first facts, for the host to find it. */
export function whatsAppQuestion(stay: StayText): string {
  const facts = stayFacts(stay).map(([label, value]) => `${label}: ${value}`);
  return ['नमस्कार! मुझे इस बुकिंग के बारे में कुछ पूछना है।', ...facts, '', ''].join('\n');
}

export const BRING_ID = 'कृपया हर वयस्क का फ़ोटो वाला पहचान पत्र साथ लाएँ।';
/** Text and links in order. */
export function questions<Link>(phone: Link | '', email: Link | ''): (Link | string)[] {
  if (phone && email) return ['कुछ पूछना या बदलना है? ', phone, ' पर फ़ोन करें या ', email, ' पर लिखें।'];
  if (phone) return ['कुछ पूछना या बदलना है? ', phone, ' पर फ़ोन करें।'];
  return email ? ['कुछ पूछना या बदलना है? ', email, ' पर लिखें।'] : [];
}

export const NOT_COME = 'मेज़बान ने लिखा है कि आप नहीं आए';

/** Whole days until check-in and check-out, at the homestay; `ended` if the host has ended the stay. */
export function countdown(toCheckIn: number, toCheckOut: number, ended?: 'no_show' | 'checked_out'): string {
  if (ended === 'no_show') return NOT_COME;
  if (toCheckOut < 0) return 'हमारे यहाँ ठहरने के लिए धन्यवाद';
  if (ended === 'checked_out') return 'आपका चेक-आउट हो गया है';
  if (toCheckIn > 1) return `चेक-इन ${toCheckIn} दिन बाद`;
  if (toCheckIn === 1) return 'चेक-इन कल है';
  if (toCheckIn === 0) return 'चेक-इन आज है';
  if (toCheckOut > 1) return `आप यहाँ ${toCheckOut} रात और हैं`;
  if (toCheckOut === 1) return 'चेक-आउट कल है';
  return 'चेक-आउट आज है';
}
