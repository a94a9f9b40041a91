/** A booked stay in words: its page, emails, WhatsApp message and calendar entry share them, in this order. */

import { BREAKFAST, EXTRA_BED } from './add-ons.ts';
import { taxesIncluded } from './bill.ts';
import {
  arrivalTimeLabel,
  EXTRA_NAMES,
  type ExtraText,
  extraLine,
  hostConfirms,
  hostNoteLabel,
  PICK_UP_FROM,
  payableThere,
} from './extras.ts';
import { REFERENCE } from './find-booking.ts';

export type Fact = [label: string, value: string];

export const YOUR_STAY = 'Your stay';
export const GETTING_THERE = 'Getting there';
export const PAYMENT = 'Payment';
export const GOOD_TO_KNOW = 'Good to know';

/** What is booked. Dates, times and amounts are already formatted. */
export interface StayText {
  reference: string;
  property: string;
  rooms: readonly string[];
  checkIn: string;
  checkOut: string;
  /** As in the policies, e.g. `09:00 AM`. */
  checkInTime: string;
  checkOutTime: string;
  adults: number;
  children: number;
}

/** What the guest has added; counts are for each day. */
export interface GuestText {
  guestName: string;
  breakfasts: number;
  extraBeds: number;
  /** Extras, arrival time and note, if given. */
  requests: readonly Fact[];
}

export interface PaymentText {
  /** False before payment and once cancelled. */
  isBooked: boolean;
  /** Undefined for a booking that was not made with an advance. */
  depositPercent?: number | undefined;
  /** What the host has added to the total. */
  charges: readonly Fact[];
  /** The code that the booking was made with, and its discount. */
  code?: Fact | undefined;
  /** Nothing is paid yet. */
  isPaidThere?: boolean;
  isCancelled: boolean;
  total: string;
  paid: string;
  /** Undefined if there is none. */
  refunded?: string | undefined;
  isRefundPending?: boolean;
  due: string;
  /** False if the balance is 0. */
  hasBalance: boolean;
}

const dayFacts = (stay: StayText): Fact[] => [
  ['Check-in', `${stay.checkIn}, from ${stay.checkInTime}`],
  ['Check-out', `${stay.checkOut}, by ${stay.checkOutTime}`],
];

/** Without text of the guest: mails that a stranger can cause show these, too. */
export function stayFacts(stay: StayText): Fact[] {
  return [
    [REFERENCE, stay.reference],
    ['Property', stay.property],
    ...dayFacts(stay),
    ['Guests', String(stay.adults)],
    ...(stay.children > 0 ? [['Children', String(stay.children)] satisfies Fact] : []),
    [stay.rooms.length > 1 ? 'Room types' : 'Room type', stay.rooms.join(', ')],
  ];
}

/** Breakfasts and extra beds, if booked. */
export function addOnFacts({ breakfasts, extraBeds }: Pick<GuestText, 'breakfasts' | 'extraBeds'>): Fact[] {
  const facts: Fact[] = [];
  if (breakfasts > 0) facts.push([BREAKFAST.name, `${breakfasts} a day`]);
  if (extraBeds > 0) facts.push([EXTRA_BED.name, `${extraBeds} a night`]);
  return facts;
}

/** Dates are already formatted. */
interface RequestText {
  services: readonly (ExtraText & { date: string })[];
  arrivalTime: string | null;
  note: string | null;
}

const AFTER_EXTRA = {
  guest: `, ${payableThere}, ${hostConfirms}`,
  host: `, ${payableThere}`,
  /** A cancelled booking has nothing to pay. */
  cancelled: '',
} as const;

/** The guest's requests to the host, as the reader needs them. */
export function requestFacts(
  { services, arrivalTime, note }: RequestText,
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
  ['Guest name', guest.guestName],
  ...addOnFacts(guest),
  ...guest.requests,
];

export function paymentFacts(payment: PaymentText): Fact[] {
  const { isBooked, depositPercent, isPaidThere, isCancelled, total, paid, due, hasBalance } = payment;
  const { refunded, isRefundPending, code } = payment;
  const advance = depositPercent && `${depositPercent}% advance`;
  const part = isPaidThere ? 'At the property' : advance;
  const method = hasBalance ? part : 'Paid in full';
  return [
    ...(isBooked && method ? [['Payment method', method] satisfies Fact] : []),
    ...(code ? [code] : []),
    ...payment.charges,
    [isCancelled ? 'Total amount' : `Total amount, ${taxesIncluded}`, total],
    [isCancelled ? 'Cancellation charge' : 'Paid', paid],
    ...(refunded ? [[isRefundPending ? 'Being refunded' : 'Refunded', refunded] satisfies Fact] : []),
    ...(hasBalance ? [['Due at the property', due] satisfies Fact] : []),
  ];
}

export const paymentSentence = ({ hasBalance, due }: Pick<PaymentText, 'hasBalance' | 'due'>) =>
  hasBalance ? `Please pay the balance of ${due} at the property.` : 'Your booking is paid in full.';

/** Where the homestay is; what is unknown is left out. */
export interface PlaceText {
  address: string;
  /** The host's directions. */
  fromStation?: string | undefined;
  fromAirport?: string | undefined;
  gate: string;
}

export const FROM_STATION = `From ${PICK_UP_FROM.station}`;
export const FROM_AIRPORT = `From ${PICK_UP_FROM.airport}`;

export const placeFacts = ({ address, fromStation, fromAirport, gate }: PlaceText): Fact[] =>
  (
    [
      ['Address', address],
      [FROM_STATION, fromStation],
      [FROM_AIRPORT, fromAirport],
      ['Main gate', gate],
    ] satisfies [string, string | undefined][]
  ).flatMap(([label, text]) => (text ? [[label, text] satisfies Fact] : []));

export const inPuri = (property: string) => `${property}, Puri`;
export const directions = 'Get directions';
export const callHost = (phone: string) => `Call ${phone}`;

/** The prepared message to the host: the booking's first facts, for the host to find it. */
export function whatsAppQuestion(stay: StayText): string {
  const facts = stayFacts(stay).map(([label, value]) => `${label}: ${value}`);
  return ['Namaskar! I have a question about this booking.', ...facts, '', ''].join('\n');
}

export const BRING_ID = 'Please bring a photo ID for every adult.';
/** Text and links in order, for what the host has told. */
export function questions<Link>(phone: Link | '', email: Link | ''): (Link | string)[] {
  if (phone && email) return ['Questions or changes? Call ', phone, ' or write to ', email, '.'];
  if (phone) return ['Questions or changes? Call ', phone, '.'];
  return email ? ['Questions or changes? Write to ', email, '.'] : [];
}

export const NOT_COME = 'The host has marked that you did not come';

/** Whole days until check-in and check-out, at the homestay; `ended` if the host has ended the stay. */
export function countdown(toCheckIn: number, toCheckOut: number, ended?: 'no_show' | 'checked_out'): string {
  if (ended === 'no_show') return NOT_COME;
  if (toCheckOut < 0) return 'Thank you for staying with us';
  if (ended === 'checked_out') return 'You are checked out';
  if (toCheckIn > 1) return `Check-in in ${toCheckIn} days`;
  if (toCheckIn === 1) return 'Check-in is tomorrow';
  if (toCheckIn === 0) return 'Check-in is today';
  if (toCheckOut > 1) return `You are here for ${toCheckOut} more nights`;
  if (toCheckOut === 1) return 'Check-out is tomorrow';
  return 'Check-out is today';
}
