import * as z from 'zod/mini';
import { isCivilDate } from '#domain/calendar.ts';

/** The small forms that many calls share. */

/** `YYYY-MM-DD`, a date that exists. */
export const civilDate = z.string().check(z.refine(isCivilDate, 'must be a date as YYYY-MM-DD'));

/** Ids are PostgreSQL integers. */
const MAX_ID = 2_147_483_647;

/** A positive whole number; digits in a string are taken too (paths, queries, other programs). */
export const id = z.union([
  z.int().check(z.positive(), z.lte(MAX_ID)),
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
    z.transform((text) => Number(text)),
  ),
]);

/** A count from 0 to 99. */
export const count = z.union([
  z.int().check(z.gte(0), z.lte(99)),
  z.pipe(
    z.string().check(z.regex(/^\d{1,2}$/)),
    z.transform((text) => Number(text)),
  ),
]);

/** Whole rupees that the browser believes; only compared, never trusted. Absent or null is not compared. */
export const comparedRupees = z.optional(z.nullable(z.number()));

/** Cancelling at least so many hours before check-in (09:00 in Puri) gives back so many percent of what was paid. */
export const cancellationRules = z.array(z.object({ hours_before: z.int(), percent: z.int() }));

export const messageAnswer = z.object({ message: z.string() });
export const pathId = z.object({ id });
