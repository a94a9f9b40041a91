import * as z from 'zod/mini';
import { cancellationRules, cancellationTime, civilDate } from '../values.ts';

/** What a signed quote says, and nothing of a person. Times are seconds since 1970; `jti` is the quote's id. */
export const quoteClaims = z.object({
  iss: z.string(),
  iat: z.int(),
  exp: z.int(),
  jti: z.string(),
  check_in: civilDate,
  check_out: civilDate,
  adults: z.int(),
  children: z.int(),
  rooms: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      nights: z.array(z.object({ date: civilDate, price: z.int(), discount: z.int() })),
      final_price: z.int(),
    }),
  ),
  breakfast: z.int(),
  extra_beds: z.int(),
  currency: z.literal('INR'),
  total_price: z.int(),
  taxes: z.literal('included'),
  cancellation: cancellationRules,
  cancellation_time: cancellationTime,
});
export type QuoteClaims = z.infer<typeof quoteClaims>;
