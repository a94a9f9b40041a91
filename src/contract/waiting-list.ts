import * as z from 'zod/mini';
import { WAITING_STATES } from '#domain/waiting.ts';
import { endpoint } from './endpoint.ts';
import { email } from './typed.ts';
import { civilDate, count, id, messageAnswer } from './values.ts';

/** `guests` are adults. Without `room_id` any room that sleeps the party will do. */
export const joinWaitingList = endpoint({
  method: 'POST',
  path: '/public/waiting-list',
  summary: 'Be told by e-mail when a room comes free for a stay. A repeat is one place in line.',
  access: 'anyone',
  status: 201,
  body: z.object({
    email,
    check_in: civilDate,
    check_out: civilDate,
    guests: z._default(count, 1),
    children: z._default(count, 0),
    room_id: z.optional(z.nullable(id)),
  }),
  response: messageAnswer,
  refusals: ['not_found', 'past_dates', 'capacity_exceeded', 'too_many_requests'],
});

/** A place in line, for whoever has the link of its mails. */
export const waitingEntry = z.object({
  state: z.enum(WAITING_STATES),
  check_in: civilDate,
  check_out: civilDate,
  guests: z.int(),
  children: z.int(),
  /** The room that is waited for, or that is held; null while any will do. */
  room: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** ISO 8601 instant; null unless a room is held. */
  held_until: z.nullable(z.string()),
});
export type WaitingEntry = z.infer<typeof waitingEntry>;

const byToken = z.object({ token: z.string().check(z.maxLength(200)) });

/** While a room is held for it, this browser finds that room free and can book it. */
export const openWaitingEntry = endpoint({
  method: 'POST',
  path: '/public/waiting-list/open',
  summary: "Open a place in line by the token of a mail's link; sets its cookie.",
  access: 'anyone',
  body: byToken,
  response: z.object({ entry: waitingEntry }),
  refusals: ['not_found', 'too_many_requests'],
});

export const leaveWaitingList = endpoint({
  method: 'POST',
  path: '/public/waiting-list/leave',
  summary: "Leave the list, by the token of a mail's link; a room that is held goes to the next.",
  access: 'anyone',
  body: byToken,
  response: z.object({ entry: waitingEntry }),
  refusals: ['not_found', 'too_many_requests'],
});
