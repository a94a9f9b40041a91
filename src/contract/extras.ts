import * as z from 'zod/mini';
import { EXTRA_KINDS, MAX_EXTRA_NOTE, MAX_HOST_NOTE, PICK_UP_PLACES } from '#domain/booking/extras.ts';
import { civilDate } from './values.ts';

const MAX_EXTRAS = 20;

const kind = z.enum(EXTRA_KINDS);
const from = z.optional(z.enum(PICK_UP_PLACES));

/**
 * `count` is at most the number of guests, `date` a day from check-in to check-out. A pick-up is on check-in and needs
 * `from`, which no other kind has.
 */
const requestedExtra = z.object({
  kind,
  count: z.int().check(z.gte(1), z.lte(99)),
  date: civilDate,
  from,
  note: z.optional(z.string().check(z.trim(), z.maxLength(MAX_EXTRA_NOTE), z.regex(/^[^\r\n\0]*$/))),
});

/** The guest's requests besides rooms and paid add-ons; all optional. */
export const specialRequestFields = {
  /** Guests pay these at the homestay, so they are in no total. */
  services: z.optional(z.array(requestedExtra).check(z.maxLength(MAX_EXTRAS))),
  arrival_time: z.optional(z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)))),
  note: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(MAX_HOST_NOTE), z.regex(/^[^\0]*$/)))),
};

const extraResponse = z.object({
  kind,
  count: z.int(),
  date: civilDate,
  from,
  note: z.optional(z.string()),
});

/** Extras that this page does not know, such as newer kinds, are dropped: they must not hide the whole booking. */
export const extrasResponse = z._default(
  z.pipe(
    z.pipe(
      z.array(z.unknown()),
      z.transform((extras) => extras.filter((extra) => z.safeParse(extraResponse, extra).success)),
    ),
    z.array(extraResponse),
  ),
  [],
);

/**
 * The special requests in a response. Bookings and prices that a browser stored before these fields existed have none.
 */
export const specialRequestsResponse = {
  services: extrasResponse,
  arrival_time: z._default(z.nullable(z.string()), null),
  note: z._default(z.nullable(z.string()), null),
};
