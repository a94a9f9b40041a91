import * as z from 'zod/mini';
import { ENTRY_STATES } from '#domain/booking/waitlist.ts';
import { endpoint } from './endpoint.ts';
import { email } from './typed.ts';
import { civilDate, count, id, language, messageAnswer } from './values.ts';

/**
 * `guests` are adults. With `room_id` offers include that room; without it, any rooms of one homestay that
 * sleep the party. `rooms_free`: rooms are free now, so no entry is made. An entry is active once its mailed
 * link is opened; at once for a signed-in guest with that e-mail.
 */
export const joinWaitingList = endpoint({
  method: 'POST',
  path: '/public/waiting-list',
  summary: 'Joins the waiting list for a stay. A repeated request keeps the same place.',
  access: 'anyone',
  status: 201,
  body: z.object({
    email,
    check_in: civilDate,
    check_out: civilDate,
    guests: z._default(count, 1),
    children: z._default(count, 0),
    room_id: z.optional(z.nullable(id)),
    language: z.optional(language),
  }),
  response: messageAnswer,
  refusals: [
    'not_found',
    'past_dates',
    'capacity_exceeded',
    'stay_too_long',
    'rates_not_open',
    'rooms_free',
    'too_many_requests',
  ],
});

export const waitlistEntry = z.object({
  state: z.enum(ENTRY_STATES),
  check_in: civilDate,
  check_out: civilDate,
  guests: z.int(),
  children: z.int(),
  /** The rooms held, or the requested one; empty if any room will do. */
  rooms: z.array(z.object({ id: z.int(), name: z.string() })),
  /** ISO 8601 instant; null unless rooms are held. */
  held_until: z.nullable(z.string()),
});
export type WaitlistEntry = z.infer<typeof waitlistEntry>;

const byToken = z.object({ token: z.string().check(z.maxLength(200)) });

/** Lets this browser book the rooms while they are held for the entry. */
export const openWaitingEntry = endpoint({
  method: 'POST',
  path: '/public/waiting-list/open',
  summary: 'Open a place on the waiting list with the token of an emailed link; sets its cookie.',
  access: 'anyone',
  body: byToken,
  response: z.object({ entry: waitlistEntry }),
  refusals: ['not_found', 'too_many_requests'],
});

/** Confirms an entry, which gets no offers before. A second call changes nothing. */
export const confirmWaitingEntry = endpoint({
  method: 'POST',
  path: '/public/waiting-list/confirm',
  summary:
    'Confirms a place on the waiting list with the token of an emailed link, and keeps one on it that is paused.',
  access: 'anyone',
  body: byToken,
  response: z.object({ entry: waitlistEntry }),
  refusals: ['not_found', 'too_many_requests'],
});

export const leaveWaitingList = endpoint({
  method: 'POST',
  path: '/public/waiting-list/leave',
  summary:
    'Leaves the waiting list with the token of an emailed link; held rooms are offered to the next guest.',
  access: 'anyone',
  body: byToken,
  response: z.object({ entry: waitlistEntry }),
  refusals: ['not_found', 'too_many_requests'],
});
