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

export const YOUR_STAY = 'ଆପଣଙ୍କ ରହଣି';
export const GETTING_THERE = 'କିପରି ପହଞ୍ଚିବେ';
export const PAYMENT = 'ପେମେଣ୍ଟ';
export const GOOD_TO_KNOW = 'ଜାଣିରଖନ୍ତୁ';

const dayFacts = (stay: StayText): Fact[] => [
  ['ଚେକ-ଇନ', `${stay.checkIn}, ${stay.checkInTime} ଠାରୁ`],
  ['ଚେକ-ଆଉଟ', `${stay.checkOut}, ${stay.checkOutTime} ସୁଦ୍ଧା`],
];

/** Without text of the guest: mails that a stranger can cause show these, too. */
export function stayFacts(stay: StayText): Fact[] {
  return [
    [REFERENCE, stay.reference],
    ['ହୋମଷ୍ଟେ', stay.property],
    ...dayFacts(stay),
    ['ଅତିଥି', String(stay.adults)],
    ...(stay.children > 0 ? [['ପିଲା', String(stay.children)] satisfies Fact] : []),
    ['ରୁମ', stay.rooms.join(', ')],
  ];
}

/** Breakfasts and extra beds, if booked. */
export function addOnFacts({ breakfasts, extraBeds }: Pick<GuestText, 'breakfasts' | 'extraBeds'>): Fact[] {
  const facts: Fact[] = [];
  if (breakfasts > 0) facts.push([BREAKFAST.name, `ଦିନକୁ ${breakfasts}`]);
  if (extraBeds > 0) facts.push([EXTRA_BED.name, `ପ୍ରତି ରାତି ${extraBeds}`]);
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
  ['ଅତିଥିଙ୍କ ନାଁ', guest.guestName],
  ...addOnFacts(guest),
  ...guest.requests,
];

export function paymentFacts(payment: PaymentText): Fact[] {
  const { isBooked, depositPercent, isPaidThere, isCancelled, total, paid, due, hasBalance } = payment;
  const { refunded, isRefundPending, code } = payment;
  const advance = depositPercent && `${depositPercent}% ଅଗ୍ରିମ`;
  const part = isPaidThere ? 'ହୋମଷ୍ଟେରେ' : advance;
  const method = hasBalance ? part : 'ପୂରା ଟଙ୍କା ଦିଆଯାଇଛି';
  return [
    ...(isBooked && method ? [['ପେମେଣ୍ଟର ପ୍ରକାର', method] satisfies Fact] : []),
    ...(code ? [code] : []),
    ...payment.charges,
    [isCancelled ? 'ମୋଟ ଟଙ୍କା' : `ମୋଟ ଟଙ୍କା, ${taxesIncluded}`, total],
    [isCancelled ? 'ବାତିଲ ଚାର୍ଜ' : 'ଦିଆଯାଇଛି', paid],
    ...(refunded ? [[isRefundPending ? 'ଫେରସ୍ତ ହେଉଛି' : 'ଫେରସ୍ତ ହୋଇଛି', refunded] satisfies Fact] : []),
    ...(hasBalance ? [['ହୋମଷ୍ଟେରେ ଦେବାକୁ ଅଛି', due] satisfies Fact] : []),
  ];
}

export const paymentSentence = ({ hasBalance, due }: Pick<PaymentText, 'hasBalance' | 'due'>) =>
  hasBalance ? `ଦୟାକରି ବାକି ${due} ହୋମଷ୍ଟେରେ ଦିଅନ୍ତୁ।` : 'ଆପଣଙ୍କ ବୁକିଂର ପୂରା ଟଙ୍କା ଦିଆଯାଇଛି।';

export const FROM_STATION = `${PICK_UP_FROM.station}ରୁ`;
export const FROM_AIRPORT = `${PICK_UP_FROM.airport}ରୁ`;

export const placeFacts = ({ address, fromStation, fromAirport, gate }: PlaceText): Fact[] =>
  (
    [
      ['ଠିକଣା', address],
      [FROM_STATION, fromStation],
      [FROM_AIRPORT, fromAirport],
      ['ମୁଖ୍ୟ ଗେଟ', gate],
    ] satisfies [string, string | undefined][]
  ).flatMap(([label, text]) => (text ? [[label, text] satisfies Fact] : []));

export const inPuri = (property: string) => `${property}, ପୁରୀ`;
export const directions = 'ରାସ୍ତା ଦେଖନ୍ତୁ';
export const callHost = (phone: string) => `${phone} ରେ ଫୋନ କରନ୍ତୁ`;

/** The prepared message to the host: the booking's first facts, for the host to find it. */
export function whatsAppQuestion(stay: StayText): string {
  const facts = stayFacts(stay).map(([label, value]) => `${label}: ${value}`);
  return ['ନମସ୍କାର! ଏହି ବୁକିଂ ବିଷୟରେ ମୋର ଗୋଟିଏ ପ୍ରଶ୍ନ ଅଛି।', ...facts, '', ''].join('\n');
}

export const BRING_ID = 'ଦୟାକରି ପ୍ରତ୍ୟେକ ବୟସ୍କଙ୍କର ଫଟୋ ଥିବା ପରିଚୟ ପତ୍ର ଆଣନ୍ତୁ।';
/** Text and links in order. */
export function questions<Link>(phone: Link | '', email: Link | ''): (Link | string)[] {
  if (phone && email) return ['କିଛି ପଚାରିବାର ବା ବଦଳାଇବାର ଅଛି? ', phone, ' ରେ ଫୋନ କରନ୍ତୁ କିମ୍ବା ', email, ' କୁ ଲେଖନ୍ତୁ।'];
  if (phone) return ['କିଛି ପଚାରିବାର ବା ବଦଳାଇବାର ଅଛି? ', phone, ' ରେ ଫୋନ କରନ୍ତୁ।'];
  return email ? ['କିଛି ପଚାରିବାର ବା ବଦଳାଇବାର ଅଛି? ', email, ' କୁ ଲେଖନ୍ତୁ।'] : [];
}

export const NOT_COME = 'ହୋଷ୍ଟ ଲେଖିଛନ୍ତି ଯେ ଆପଣ ଆସିନାହାନ୍ତି';

/** Whole days until check-in and check-out, at the homestay; `ended` if the host has ended the stay. */
export function countdown(toCheckIn: number, toCheckOut: number, ended?: 'no_show' | 'checked_out'): string {
  if (ended === 'no_show') return NOT_COME;
  if (toCheckOut < 0) return 'ଆମ ପାଖରେ ରହିଥିବାରୁ ଧନ୍ୟବାଦ';
  if (ended === 'checked_out') return 'ଆପଣଙ୍କ ଚେକ-ଆଉଟ ହୋଇଯାଇଛି';
  if (toCheckIn > 1) return `ଚେକ-ଇନ ${toCheckIn} ଦିନ ପରେ`;
  if (toCheckIn === 1) return 'ଚେକ-ଇନ ଆସନ୍ତାକାଲି';
  if (toCheckIn === 0) return 'ଚେକ-ଇନ ଆଜି';
  if (toCheckOut > 1) return `ଆପଣ ଏଠାରେ ଆଉ ${toCheckOut} ରାତି ଅଛନ୍ତି`;
  if (toCheckOut === 1) return 'ଚେକ-ଆଉଟ ଆସନ୍ତାକାଲି';
  return 'ଚେକ-ଆଉଟ ଆଜି';
}
