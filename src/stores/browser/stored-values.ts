import * as z from 'zod/mini';
import { isCivilDate } from '#domain/dates/calendar.ts';

/** Schemas that stored lists share. Another program may have written an id as digits. */
export const storedId = z.union([
  z.int(),
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.transform((digits) => Number(digits)),
  ),
]);

export const civilDate = z.string().check(z.refine(isCivilDate));
