import * as z from 'zod/mini';
import { MAX_ROOMS } from '#domain/booking-terms.ts';
import { endpoint } from './endpoint.ts';
import { requestsOf } from './extras.ts';
import { quote } from './quote.ts';
import { quoteId } from './quote-id.ts';
import { reservation } from './reservation.ts';
import { civilDate, count, id, pathId } from './values.ts';

/** What a change means in money; whole rupees. */
export const changeMoney = z.object({
  old_total: z.int(),
  new_total: z.int(),
  paid: z.int(),
  /** To be paid before the change is made. */
  pay_now: z.int(),
  /** To be paid at the property on check-in. */
  pay_later: z.int(),
  comes_back: z.int(),
  /** What is kept of what was paid, by the terms of cancellation. */
  kept: z.int(),
  /** The percentage that the terms give back at this moment. */
  percent: z.int(),
});
export type ChangeMoney = z.infer<typeof changeMoney>;

/**
 * What is absent stays as it is booked. Nights that the booking has keep the price they were sold at; the quote is good
 * for this booking alone, for half an hour.
 */
export const quoteChange = endpoint({
  method: 'POST',
  path: '/public/reservation/:id/change/quote',
  summary: 'What a booking would cost with other dates, rooms, guests or add-ons, and the difference.',
  access: 'reservation',
  params: pathId,
  status: 201,
  body: z.object({
    check_in: z.optional(civilDate),
    check_out: z.optional(civilDate),
    adults: z.optional(count),
    children: z.optional(count),
    rooms: z.optional(z.array(id).check(z.minLength(1), z.maxLength(MAX_ROOMS))),
    extra_beds: z.optional(count),
    breakfast: z.optional(count),
    ...requestsOf,
  }),
  response: z.object({ quote, change: changeMoney }),
  refusals: [
    'not_found',
    'proof_required',
    'not_changeable',
    'room_taken',
    'rates_not_open',
    'minimum_stay',
    'past_dates',
    'capacity_exceeded',
    'too_many_rooms',
    'stay_too_long',
    'mixed_stay',
    'too_many_requests',
  ],
});

/**
 * Exchanges the booked stay for the quoted one, whole or not at all. A quote makes one change: sent again, it answers
 * the same. A quote that has run out, or that another change overtook, is refused as `price_changed`; one with a `pay_now`
 * as `change_costs_more`: its order is opened with `payment_type: 'change'`, and paying it makes the change.
 */
export const changeReservation = endpoint({
  method: 'POST',
  path: '/public/reservation/:id/change',
  summary: 'Change a booking as quoted.',
  access: 'reservation',
  params: pathId,
  body: z.object({ quote_id: quoteId }),
  response: z.object({ success: z.literal(true), reservation, comes_back: z.int(), message: z.string() }),
  refusals: [
    'not_found',
    'proof_required',
    'not_changeable',
    'change_costs_more',
    'room_taken',
    'rates_not_open',
    'minimum_stay',
    'past_dates',
    'capacity_exceeded',
    'too_many_rooms',
    'stay_too_long',
    'price_changed',
    'too_many_requests',
  ],
});
