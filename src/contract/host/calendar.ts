import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { line } from '../typed.ts';
import { civilDate, id } from '../values.ts';
import { bookingLine } from './booking-line.ts';

/** `closed`: the host has blocked it, or has set no price. `channel`: sold on another site. */
export const nightState = z.enum(['open', 'closed', 'held', 'booked', 'channel']);
export type NightState = z.infer<typeof nightState>;

const hostNight = z.object({
  room_id: z.int(),
  night: civilDate,
  state: nightState,
  /** Whole rupees a night, before the discount. */
  price: z.int(),
  discount: z.int(),
  minimum_stay: z.int(),
  reason: z.optional(z.string()),
  reservation_id: z.optional(z.int()),
});
export type HostNight = z.infer<typeof hostNight>;

const room = z.object({ id: z.int(), name: z.string(), property_id: z.int() });
const eachNight = z.array(z.nullable(z.int()));

export const calendarNights = z.object({
  /** `capacity`: how many guests it sleeps. */
  rooms: z.array(z.extend(room, { capacity: z.int() })),
  nights: z.array(hostNight),
  bookings: z.array(bookingLine),
});

/** Each list of a room has an entry for every night from `from` to `to`; null where there is nothing. */
export const calendarColumns = z.object({
  from: civilDate,
  to: civilDate,
  states: z.array(nightState),
  rooms: z.array(
    z.extend(room, {
      /** Indexes into `states`. */
      state: eachNight,
      price: eachNight,
      minimum_stay: eachNight,
      reservation_id: eachNight,
      /** This is missing if no night of the room has a reason. */
      reason: z.optional(z.array(z.nullable(z.string()))),
    }),
  ),
  bookings: z.array(bookingLine),
});

/**
 * Returns the nights of both dates and all between them; there is one for every night from today to the horizon. With
 * `form=columns` they are lists by room, a sixth of the size.
 */
export const getHostCalendar = endpoint({
  method: 'GET',
  path: '/host/calendar',
  summary: 'The rooms and their nights: state, price and minimum stay. At most 400 days.',
  access: 'host',
  query: z.object({ from: civilDate, to: civilDate, form: z.optional(z.literal('columns')) }),
  response: z.union([calendarColumns, calendarNights]),
  refusals: [],
});

const MAX_PRICE = 1_000_000;
const rupees = z.int().check(z.gte(0), z.lte(MAX_PRICE));

/** The columns of a night that a host sets. */
export const nightValues = z.object({
  closed: z.boolean(),
  price: z.int(),
  discount: z.int(),
  minimum_stay: z.int(),
  reason: z.optional(z.string()),
});
export type NightValues = z.infer<typeof nightValues>;

/**
 * Sets nights; `to` is the last one. Sold nights stay as they are and are returned in `kept`. `preview` writes nothing.
 * With the `version` of a preview, returns 409 `nights_changed` if another host has changed one of the nights since.
 */
export const setNights = endpoint({
  method: 'POST',
  path: '/host/nights',
  summary: 'Block or open nights, or set their price, discount or minimum stay.',
  access: 'host',
  body: z.object({
    room_ids: z.array(id).check(z.minLength(1), z.maxLength(200)),
    from: civilDate,
    to: civilDate,
    /** 0 is Sunday. */
    weekdays: z.optional(z.array(z.int().check(z.gte(0), z.lte(6))).check(z.minLength(1))),
    set: z.object({
      closed: z.optional(z.boolean()),
      reason: z.optional(line(200)),
      price: z.optional(rupees.check(z.positive())),
      discount: z.optional(rupees),
      minimum_stay: z.optional(z.int().check(z.gte(1), z.lte(30))),
    }),
    preview: z.optional(z.boolean()),
    version: z.optional(z.string()),
  }),
  response: z.object({
    changed: z.array(
      z.object({ room_id: z.int(), night: civilDate, before: nightValues, after: nightValues }),
    ),
    kept: z.array(z.object({ room_id: z.int(), night: civilDate, reservation_id: z.nullable(z.int()) })),
    undo_token: z.optional(z.string()),
    version: z.string(),
  }),
  refusals: ['not_found', 'right_missing', 'price_gap', 'nights_changed', 'too_many_requests'],
});

export const undoNights = endpoint({
  method: 'POST',
  path: '/host/nights/undo',
  summary: 'Undo a change of nights, once. Nights that were sold since stay as they are.',
  access: 'host',
  body: z.object({ undo_token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  response: z.object({
    changed: z.array(
      z.object({ room_id: z.int(), night: civilDate, before: nightValues, after: nightValues }),
    ),
    kept: z.array(z.object({ room_id: z.int(), night: civilDate, reservation_id: z.nullable(z.int()) })),
  }),
  refusals: ['right_missing', 'undo_ended', 'too_many_requests'],
});
