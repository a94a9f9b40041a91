import * as z from 'zod/mini';
import { MAX_ROOMS } from '#domain/booking/booking-rules.ts';
import { endpoint } from './endpoint.ts';
import { specialRequestFields } from './extras.ts';
import { quote } from './quote.ts';
import { quoteId } from './quote-id.ts';
import { reservation } from './reservation.ts';
import { civilDate, count, id, pathId } from './values.ts';

/** The amounts of a change; whole rupees. */
export const changeMoney = z.object({
  old_total: z.int(),
  new_total: z.int(),
  paid: z.int(),
  /** Due before the change is made. */
  pay_now: z.int(),
  /** Due at the property on check-in. */
  pay_later: z.int(),
  comes_back: z.int(),
  /** The cancellation fee: rupees that were paid and that the terms do not refund. */
  kept: z.int(),
  percent: z.int(),
});
export type ChangeMoney = z.infer<typeof changeMoney>;

/**
 * Missing fields stay as booked. Booked nights keep the price they were sold at; the quote is for this
 * booking only, and valid for half an hour.
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
    ...specialRequestFields,
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
 * Changes the booking to the quoted stay, completely or not at all. Repeating it with the same quote returns
 * the same. `price_changed`: the quote has expired, or another change was made. `change_costs_more`: it has a
 * `pay_now`, so create an order with `payment_type: 'change'`; its payment makes the change.
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
