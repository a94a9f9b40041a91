import * as z from 'zod/mini';
import { CHANGE_SUBJECTS } from '#domain/booking/host-changes.ts';
import { endpoint } from '../endpoint.ts';
import { civilDate, id } from '../values.ts';
import { auditEvent } from './bookings.ts';

const named = z.object({ id: z.int(), name: z.string() });

const change = z.extend(auditEvent, {
  id: z.int(),
  what: z.enum(CHANGE_SUBJECTS),
  property_id: z.int(),
  /** The booking that it is about, if any. */
  booking: z.nullable(z.object({ id: z.int(), reference: z.string(), guest_name: z.string() })),
  /** Why a booking was cancelled; erased with the guest's data. */
  reason: z.optional(z.string()),
});
export type HostChange = z.infer<typeof change>;

/** The newest 500 changes of the days, both included, in India. `who` is the id of a user. */
export const listChanges = endpoint({
  method: 'GET',
  path: '/host/changes',
  summary: 'Who changed which price, night, booking, payment, room or setting, newest first.',
  access: 'host',
  role: 'owner',
  query: z.object({
    from: z.optional(civilDate),
    to: z.optional(civilDate),
    who: z.optional(id),
    what: z.optional(z.enum(CHANGE_SUBJECTS)),
  }),
  response: z.object({
    changes: z.array(change),
    /** False if older changes of these days are left out. */
    is_whole: z.boolean(),
    /** The names of the rooms and homestays of the caller, and of everybody who has changed something there. */
    rooms: z.array(named),
    properties: z.array(named),
    people: z.array(named),
  }),
  refusals: [],
});
