import * as z from 'zod/mini';
import { MAX_ROOMS } from '#domain/booking/booking-rules.ts';
import { endpoint } from '../endpoint.ts';
import { line, text } from '../typed.ts';
import { civilDate, count, id, pathId } from '../values.ts';
import { hostBooking } from './booking-line.ts';
import { stayPrice } from './bookings.ts';
import { told } from './told.ts';

/**
 * Cancels a booking. `refund` is by the cancellation terms, none, or an amount in whole rupees up to what was paid. An
 * owner who refunds money, here or by moving a booking, needs a passkey of the last 15 minutes (`passkey_required`).
 */
export const cancelHostBooking = endpoint({
  method: 'POST',
  path: '/host/reservations/:id/cancel',
  summary: 'Cancel a booking or a hold. `preview` shows refund and fee and changes nothing.',
  access: 'host',
  params: pathId,
  body: z.object({
    refund: z.union([z.literal('terms'), z.literal('none'), stayPrice]),
    reason: z.optional(line(200)),
    preview: z.optional(z.boolean()),
    version: z.optional(z.string()),
  }),
  response: z.object({
    refund: z.int(),
    fee: z.int(),
    booking: z.optional(hostBooking),
    told: z.optional(told),
  }),
  refusals: [
    'not_found',
    'right_missing',
    'wrong_state',
    'channel_booking',
    'over_paid',
    'booking_changed',
    'idempotency_conflict',
  ],
});

/** Bookings that can't be cancelled are left as they are, each with its `code`. */
export const cancelHostBookings = endpoint({
  method: 'POST',
  path: '/host/reservations/cancel',
  summary: 'Cancel several bookings by one rule, with one message to their guests.',
  access: 'host',
  body: z.object({
    reservation_ids: z.array(id).check(z.minLength(1), z.maxLength(100)),
    refund: z.enum(['terms', 'none']),
    reason: line(200),
    message: z.optional(text(2000)),
    preview: z.optional(z.boolean()),
  }),
  response: z.object({
    results: z.array(
      z.object({
        id: z.int(),
        refund: z.int(),
        fee: z.int(),
        told: z.optional(told),
        code: z.optional(z.string()),
      }),
    ),
  }),
  refusals: ['right_missing', 'passkey_required'],
});

const movedStay = z.object({
  rooms: z.array(z.object({ id: z.int(), name: z.string() })),
  check_in: civilDate,
  check_out: civilDate,
  adults: z.int(),
  children: z.int(),
  total: z.int(),
});

/** Refuses with 409 `booking_changed` if the booking no longer has the `version` that the host saw. */
export const moveHostBooking = endpoint({
  method: 'POST',
  path: '/host/reservations/:id/move',
  summary:
    'Change rooms, dates, party or price of a booking. `preview` shows old and new and changes nothing.',
  access: 'host',
  params: pathId,
  body: z.object({
    rooms: z.optional(z.array(id).check(z.minLength(1), z.maxLength(MAX_ROOMS))),
    check_in: z.optional(civilDate),
    check_out: z.optional(civilDate),
    adults: z.optional(count),
    children: z.optional(count),
    /**
     * `keep`: the same total; `keep_nightly`: each night keeps its price, added ones cost the average; `recompute`: by
     * today's prices.
     */
    price: z.union([z.enum(['keep', 'keep_nightly', 'recompute']), stayPrice]),
    preview: z.optional(z.boolean()),
    version: z.optional(z.string()),
  }),
  response: z.object({
    before: movedStay,
    after: movedStay,
    difference: z.int(),
    booking: z.optional(hostBooking),
    told: z.optional(told),
  }),
  refusals: [
    'not_found',
    'right_missing',
    'wrong_state',
    'price_gap',
    'room_taken',
    'rates_not_open',
    'past_dates',
    'capacity_exceeded',
    'too_many_rooms',
    'stay_too_long',
    'mixed_stay',
    'booking_changed',
    'idempotency_conflict',
  ],
});
