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

/** A line of text a person typed: trimmed, without line breaks or NUL, at most `max` characters. */
export function line(max: number) {
  return z.string().check(z.trim(), z.maxLength(max), z.regex(/^[^\r\n\0]*$/, 'must be a single line'));
}

/** A text a person typed that may have several lines. */
export function text(max: number) {
  return z.string().check(z.trim(), z.maxLength(max), z.regex(/^[^\0]*$/));
}

/** An e-mail address, lower-cased so that it names one mailbox. */
export const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email(), z.regex(/^[^\r\n\0]*$/));

/** Spec section 9: at least 8 characters. The upper bound keeps hashing cheap. */
export const password = z.string().check(z.minLength(8), z.maxLength(200));

export const messageAnswer = z.object({ message: z.string() });
export const pathId = z.object({ id });
