import * as z from 'zod/mini';
import { user } from '../auth.ts';
import { endpoint } from '../endpoint.ts';
import { civilDate, id, language } from '../values.ts';
import { bookingLine } from './booking-line.ts';
import { formIII } from './form-iii.ts';

export const hostRole = z.enum(['owner', 'staff']);
export type HostRole = z.infer<typeof hostRole>;

/**
 * What staff may do only if an owner has allowed it: set prices below the calendar's or the calendar's own, void
 * payments, pay money back, and cancel bookings. An owner may do all of it.
 */
export const hostRights = z.object({
  prices: z.boolean(),
  void: z.boolean(),
  refund: z.boolean(),
  cancel: z.boolean(),
});
export type HostRights = z.infer<typeof hostRights>;

/** Opens the desk without an account: only with the demo homestays, on the machine the server runs on. */
export const openDemoSession = endpoint({
  method: 'POST',
  path: '/host/demo-session',
  summary:
    'Sign in as a demo host, on your own machine only. By default as the owner of both demo homestays.',
  access: 'anyone',
  body: z.optional(z.object({ role: z.optional(hostRole), property_id: z.optional(id) })),
  response: z.object({
    access_token: z.string(),
    refresh_token: z.string(),
    user: z.extend(user, { role: hostRole }),
  }),
  refusals: ['not_found'],
});

export const findDemoSession = endpoint({
  method: 'GET',
  path: '/host/demo-session',
  summary: 'Whether the demo session can be opened here.',
  access: 'anyone',
  response: z.object({ available: z.boolean() }),
  refusals: ['not_found'],
});

const host = z.object({
  user: z.extend(user, { role: hostRole }),
  /** The language of the desk that the person has chosen. */
  language,
  properties: z.array(z.object({ id: z.int(), name: z.string(), role: hostRole, rights: hostRights })),
  /** True for a host who was invited from the terminal and may add homestays. */
  owns_site: z.boolean(),
  /** True for who may change the words of the site. */
  owns_words: z.boolean(),
  /** True for an owner of all homestays, who may download a backup. */
  may_back_up: z.boolean(),
  /** True for an owner who must first use a passkey. */
  needs_passkey: z.boolean(),
});

export const getHost = endpoint({
  method: 'GET',
  path: '/host/me',
  summary: 'The signed-in host and their homestays.',
  access: 'host',
  withoutHomestay: true,
  withoutPasskey: true,
  response: host,
  refusals: [],
});

/** Open before a passkey is used, too, so that a person can read how that is done. */
export const setHostLanguage = endpoint({
  method: 'PUT',
  path: '/host/me',
  summary: 'Choose the language of the desk.',
  access: 'host',
  withoutHomestay: true,
  withoutPasskey: true,
  body: z.object({ language }),
  response: host,
  refusals: [],
});

export const waitingLine = z.object({
  id: z.int(),
  email: z.string(),
  check_in: civilDate,
  check_out: civilDate,
  guests: z.int(),
  rooms: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type WaitingLine = z.infer<typeof waitingLine>;

/** Something that can't wait; `kind` names it, `reservation_id` the booking. */
export const alarm = z.object({ kind: z.string(), reservation_id: z.nullable(z.int()), text: z.string() });

/**
 * `in_house`: guests who stay the night and have not left. `balances`: everybody arriving, in house or leaving who
 * owes. `new_bookings`: made since the day before `date`. `unanswered`: bookings whose last message is the guest's.
 */
export const getToday = endpoint({
  method: 'GET',
  path: '/host/today',
  summary: 'What happens on a day: arrivals, guests in house, departures, balances due. By default today.',
  access: 'host',
  query: z.object({ date: z.optional(civilDate) }),
  response: z.object({
    date: civilDate,
    arrivals: z.array(bookingLine),
    in_house: z.array(bookingLine),
    departures: z.array(bookingLine),
    balances: z.array(bookingLine),
    new_bookings: z.array(bookingLine),
    unanswered: z.array(z.extend(bookingLine, { question: z.object({ text: z.string(), at: z.string() }) })),
    /** Bookings of any date whose guest must still be told of something. */
    not_told: z.array(bookingLine),
    waitlist: z.array(waitingLine),
    alarms: z.array(alarm),
    /** Reports about foreigners that are not done, the one due first before the others. */
    form_iii: z._default(z.array(formIII), []),
    /** When the last backup was downloaded, once that is a month ago; for those who may download one. */
    backup_due: z.optional(z.nullable(z.object({ last_at: z.nullable(z.string()) }))),
  }),
  refusals: [],
});
