import * as z from 'zod/mini';
import { MAX_ROOMS } from '#domain/booking/booking-rules.ts';
import { CODE_REFUSALS, typedCode } from './codes/typed-code.ts';
import { endpoint } from './endpoint.ts';
import { specialRequestFields, specialRequestsResponse } from './extras.ts';
import { quoteId } from './quote-id.ts';
import { cancellationRules, cancellationTime, civilDate, count, id } from './values.ts';

/** Rupees: `unit_price` is for one piece and day, `total` for `count` pieces and the whole stay. */
const addOn = z.object({ count: z.int(), unit_price: z.int(), total: z.int() });

/** A room of a quote; rupees for the whole stay, and the price of each night. */
export const quotedRoom = z.object({
  id: z.int(),
  name: z.string(),
  nights: z.array(z.object({ date: civilDate, price: z.int(), discount: z.int() })),
  price: z.int(),
  discount: z.int(),
  net_price: z.int(),
  rules_discount_percentage: z.int(),
  rules_discount: z.int(),
  total_discount: z.int(),
  final_price: z.int(),
});

/**
 * The quoted price of a stay, never changed afterwards; it holds no room. Totals are named as in
 * `reservation/create`; `advance_amount` is the advance.
 */
export const quote = z.object({
  id: quoteId,
  /** ISO 8601 instant. */
  valid_until: z.string(),
  property_id: z.int(),
  stay: z.object({
    check_in: civilDate,
    check_out: civilDate,
    nights: z.int(),
    adults: z.int(),
    children: z.int(),
  }),
  rooms: z.array(quotedRoom),
  breakfast: addOn,
  extra_bed: addOn,
  ...specialRequestsResponse,
  cancellation: cancellationRules,
  cancellation_time: cancellationTime,
  price: z.int(),
  discount: z.int(),
  rules_discount: z.int(),
  rules_discount_percentage: z.int(),
  /** All discounts, with that of the code. */
  total_discount: z.int(),
  /** The code in capitals, and the rupees that it takes off the price of the rooms, which the rooms' own figures leave out. */
  code: z.optional(z.nullable(z.string())),
  code_discount: z.optional(z.int()),
  breakfast_charges: z.int(),
  extra_bed_charges: z.int(),
  total_price: z.int(),
  advance_amount: z.int(),
  /** True if booking asks other sites first, which may take a moment. */
  checks_calendars: z.optional(z.literal(true)),
  /** Without a gateway guests book, and pay the host. */
  payments: z.optional(z.literal('at_property')),
});
export type Quote = z.infer<typeof quote>;

/**
 * Quotes a stay for half an hour. With the `quote_id` of a valid quote for the same stay, its room prices and
 * its end are kept, so that no quote is extended.
 */
export const createQuote = endpoint({
  method: 'POST',
  path: '/public/quote',
  summary: 'Quote rooms and add-ons for a stay. The price is valid for half an hour.',
  access: 'anyone',
  status: 201,
  body: z.object({
    check_in: civilDate,
    check_out: civilDate,
    adults: z._default(count, 1),
    children: z._default(count, 0),
    rooms: z.array(id).check(z.minLength(1), z.maxLength(MAX_ROOMS)),
    extra_beds: z._default(count, 0),
    breakfast: z._default(count, 0),
    ...specialRequestFields,
    quote_id: z.optional(z.nullable(quoteId)),
    code: typedCode,
  }),
  response: z.object({ quote }),
  refusals: [
    'not_found',
    'rates_not_open',
    'minimum_stay',
    'past_dates',
    'stay_too_long',
    'mixed_stay',
    ...CODE_REFUSALS,
    'too_many_requests',
  ],
});
