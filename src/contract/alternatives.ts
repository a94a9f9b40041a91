import * as z from 'zod/mini';
import { ALTERNATIVE_KINDS } from '#domain/rooms/alternatives.ts';
import { endpoint } from './endpoint.ts';
import { civilDate, count, guestCount, id } from './values.ts';

/**
 * What can be booked instead of a stay. `total` is rupees, the `total_price` of a quote for the rooms without add-ons;
 * of a split, whose rooms have their own dates, the sum of two.
 */
export const alternative = z.object({
  kind: z.enum(ALTERNATIVE_KINDS),
  check_in: civilDate,
  check_out: civilDate,
  rooms: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      check_in: z.optional(civilDate),
      check_out: z.optional(civilDate),
    }),
  ),
  total: z.int(),
});
export type WireAlternative = z.infer<typeof alternative>;

/**
 * At most six. `guests` is adults plus children; without `adults` all are adults. With `room_id`, all but
 * `other_homestay` contain that room.
 */
export const listAlternatives = endpoint({
  method: 'POST',
  path: '/public/alternatives',
  summary: 'Other dates and rooms that can be booked when a stay can’t.',
  access: 'anyone',
  body: z
    .object({
      check_in: civilDate,
      check_out: civilDate,
      guests: guestCount,
      adults: z.optional(count),
      children: z.optional(count),
      room_id: z.optional(z.nullable(id)),
    })
    .check(
      z.refine(({ guests, adults = guests, children = guests - adults }) => adults + children === guests, {
        path: ['guests'],
      }),
    ),
  response: z.object({ alternatives: z.array(alternative) }),
  refusals: ['not_found'],
});
