/** The table of retention periods on the privacy page: a row for each kind of `domain/content/retention.ts`, in its order. */

export const KINDS = {
  unpaidBooking: { what: 'A booking that was never paid', why: 'A payment may still arrive.' },
  invoice: { what: 'Name, address and what was booked and paid', why: 'Tax law: invoices must be kept.' },
  channelEvent: {
    what: 'What the calendar of another booking site says of a stay in our rooms',
    why: 'Some sites write a name into it. We need it so that a room is not sold twice.',
  },
  guestEmail: {
    what: 'Email of a booking; longer if you have an account with it',
    why: 'To send you papers and refunds.',
  },
  stayDetails: {
    what: 'Phone number, arrival time and notes of a booking',
    why: 'To reach you, and to sort out what is left open.',
  },
  register: {
    what: 'Register of guests (travellers, passports)',
    why: 'The law asks every house for it. It is encrypted; passports are seen by the owner only.',
  },
  bookingLink: { what: 'Links to a booking in our emails', why: 'To open your booking.' },
  bookingTrace: {
    what: 'Who booked from where, in a form we can’t read',
    why: 'So that nobody can block all rooms.',
  },
  reviewName: {
    what: 'First name at a review; your words stay',
    why: 'To show whose words they are, if you agreed.',
  },
  hostAct: {
    what: 'What the host did with a booking, and when',
    why: 'To be able to explain it, as with invoices.',
  },
  quote: { what: 'Prices we promised, with your notes', why: 'To keep our promise.' },
  waiting: { what: 'Places on the waiting list', why: 'To tell you when a room is free.' },
  unprovenEntry: {
    what: 'A place on the waiting list that was never confirmed',
    why: 'You may still confirm it.',
  },
  sentMail: {
    what: 'A record of the emails we sent',
    why: 'To find out why an email did not arrive.',
  },
  unprovenAccount: {
    what: 'An account whose email was never confirmed',
    why: 'You may still confirm it.',
  },
  session: { what: 'Log-ins', why: 'To keep you logged in.' },
  accountLink: { what: 'Links for a new password or a new account', why: 'To let you in.' },
  invitation: { what: 'Invitations to run a homestay', why: 'To let a host in.' },
  leftPicture: { what: 'A profile picture you have replaced', why: 'Deleted within a day.' },
  counter: {
    what: 'How often an address or email tried something, in a form we can’t read',
    why: 'Against guessing and overload.',
  },
  pageView: { what: 'Pages that were opened', why: 'To see what is read, and compare it with last year.' },
} as const;

export const ACCOUNT = {
  what: 'Your account: email, name, phone number, address, picture',
  howLong: 'Until you delete it',
  why: 'To show you your bookings.',
} as const;

const EVENTS = {
  'hold ended': 'the room is no longer held',
  booked: 'booking',
  'check-out': 'check-out',
  joined: 'joining',
  'requested night': 'the first night you hoped for',
  expired: 'it ends',
  sent: 'sending',
  viewed: 'the visit',
  'signed up': 'signing up',
  replaced: 'that',
  acted: 'it happened',
} as const;

type Event = keyof typeof EVENTS;
type Period = { days: number } | { financialYears: number } | { yearsOf: 'homestay' };

interface Homestay {
  name: string;
  years: number;
}

const yearsText = (years: number) => `${years} ${years === 1 ? 'year' : 'years'}`;

/** `1 year after check-out`, or `Kutir: 1 year, Bhavan: 3 years after check-out` where homestays differ. */
function registerKept(homestays: readonly Homestay[], event: string): string {
  const [first = { years: 1 }] = homestays;
  const isOne = homestays.every(({ years }) => years === first.years);
  const periods = homestays.map(({ name, years }) => `${name}: ${yearsText(years)}`).join(', ');
  return `${isOne ? yearsText(first.years) : periods} after ${event}`;
}

/** `30 days after check-out` */
export function howLong(keep: Period, after: Event, homestays: readonly Homestay[] = []): string {
  if ('yearsOf' in keep) return registerKept(homestays, EVENTS[after]);
  if ('financialYears' in keep)
    return `${keep.financialYears} years after the end of the financial year ${after === 'acted' ? 'in which it happened' : 'of your stay'}`;
  if (keep.days === 0) return `Until ${EVENTS[after]}`;
  return `${keep.days} ${keep.days === 1 ? 'day' : 'days'} after ${EVENTS[after]}`;
}

export const COLUMNS = { what: 'What', howLong: 'How long', why: 'Why' } as const;
