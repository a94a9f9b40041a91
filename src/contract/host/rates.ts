import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { filledLine } from '../typed.ts';
import { civilDate, pathId } from '../values.ts';
import { nightValues } from './calendar.ts';
import { lengthDiscounts } from './length-discounts.ts';

/** The prices of a homestay: a usual one for each room, weekends, and seasons that change them. */

const price = z.int().check(z.gte(1), z.lte(1_000_000));
const weekdays = z.array(z.int().check(z.gte(0), z.lte(6))).check(z.maxLength(7));
const minimumStay = z.int().check(z.gte(1), z.lte(30));

const season = z.object({
  name: filledLine(80),
  /** The first night; `to` is the last. */
  from: civilDate,
  to: civilDate,
  /** 0 is Sunday; an empty list means every day. */
  weekdays,
  /** An empty list means every room. */
  room_ids: z.array(z.int()).check(z.maxLength(200)),
  /** A percentage of the usual price, rounded to 10 rupees, or the price itself, or the usual price. */
  change: z.union([
    z.object({ kind: z.literal('percent'), percent: z.int().check(z.gte(-90), z.lte(500)) }),
    z.object({ kind: z.literal('price'), price }),
    z.object({ kind: z.literal('usual') }),
  ]),
  minimum_stay: z.nullable(minimumStay),
});
export type Season = z.infer<typeof season>;

/** If two seasons share nights, the later one applies. */
export const ratePlan = z.object({
  rooms: z
    .array(
      z.object({
        room_id: z.int(),
        price,
        weekend_price: z.nullable(price),
        /** Absent means the minimum stay of the plan. */
        minimum_stay: z.optional(minimumStay),
      }),
    )
    .check(z.maxLength(200)),
  /** The nights with the weekend price; 5 is Friday. */
  weekend: weekdays,
  minimum_stay: minimumStay,
  seasons: z.array(season).check(z.maxLength(60)),
  /** The last night on sale. */
  until: civilDate,
});
export type RatePlan = z.infer<typeof ratePlan>;

const planAnswer = {
  /** The saved plan, or one made from the calendar if none was saved yet. */
  plan: ratePlan,
  length_discounts: z.array(z.object({ nights: z.int(), percent: z.int() })),
  version: z.string(),
};

export const getRates = endpoint({
  access: 'host',
  role: 'owner',
  method: 'GET',
  path: '/host/properties/:id/rates',
  summary: 'The rate plan of a homestay and its discounts for long stays.',
  params: pathId,
  response: z.object({
    ...planAnswer,
    rooms: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  refusals: ['not_found'],
});

/**
 * Saves the rates. `preview` writes nothing. Sold nights, and nights with a price set in the calendar unless
 * `overwrite`, stay and are returned in `kept`. With the `version` of a response, returns 409 `nights_changed` if the
 * plan or a night has changed since.
 */
export const saveRates = endpoint({
  access: 'host',
  role: 'owner',
  method: 'PUT',
  path: '/host/properties/:id/rates',
  summary: 'Save the rate plan of a homestay and set its nights by it, or preview that.',
  params: pathId,
  body: z.object({
    plan: ratePlan,
    length_discounts: lengthDiscounts,
    preview: z.optional(z.boolean()),
    overwrite: z.optional(z.boolean()),
    version: z.optional(z.string()),
  }),
  response: z.object({
    ...planAnswer,
    changed: z.array(
      z.object({ room_id: z.int(), night: civilDate, before: nightValues, after: nightValues }),
    ),
    kept: z.array(
      z.object({
        room_id: z.int(),
        night: civilDate,
        why: z.enum(['sold', 'calendar']),
        price: z.int(),
      }),
    ),
    undo_token: z.optional(z.string()),
  }),
  refusals: ['not_found', 'price_gap', 'nights_changed'],
});
