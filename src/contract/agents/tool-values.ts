import * as z from 'zod/mini';
import { MAX_ROOMS } from '#domain/booking/booking-rules.ts';
import { MAX_GUESTS } from '#domain/rooms/search.ts';
import { civilDate } from '../values.ts';

/** Whatever an assistant sends or reads has a limit, so that one call can't fill its memory or ours. */
export const MOST_RUPEES = 1_000_000;
export const MOST_LISTED = 100;
export const LONGEST_NAME = 200;
export const LONGEST_TEXT = 4000;

export const day = civilDate.check(z.maxLength(10), z.describe('A date as YYYY-MM-DD, in India.'));
export const rupees = z.int().check(z.gte(0), z.lte(MOST_RUPEES), z.describe('Whole rupees.'));
export const toolId = z.int().check(z.positive(), z.lte(2_147_483_647));
export const words = (most: number) => z.string().check(z.maxLength(most));
export const name = words(LONGEST_NAME);
/** A signed quote, a compact JWS. */
export const quoteText = words(20_000);
export const small = (most: number) => z.int().check(z.gte(0), z.lte(most));

/** The stay and the party that a search, a quote and a place on the waiting list ask for. */
export const stayOfParty = {
  check_in: day,
  check_out: day,
  adults: z.int().check(z.gte(1), z.lte(MAX_GUESTS)),
  children: z._default(small(MAX_GUESTS), 0),
};

export const roomIds = z
  .array(toolId)
  .check(z.minLength(1), z.maxLength(MAX_ROOMS), z.describe('Rooms of one homestay, from search_rooms.'));

/** Cancelling at least so many hours before `cancellation_time` on the day of check-in refunds so much of what was paid. */
export const cancellation = z
  .array(z.object({ hours_before: small(100_000), percent: small(100) }))
  .check(z.maxLength(20));

/** `HH:MM`, India time. */
export const time = words(5);
