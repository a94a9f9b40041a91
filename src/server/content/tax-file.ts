import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { isCivilDate } from '#domain/dates/calendar.ts';
import type { TaxRates } from '#domain/papers/tax-rates.ts';
import { findInRelease } from '#site/release.ts';
import { CONTENT, ContentError, type ContentFolder, readContentFile, text } from './content-file.ts';

const NAME = 'tax.yaml';

const rate = z.number('must be a number of percent').check(z.gte(0), z.lte(100));
const rupees = z.number('must be a number of rupees').check(z.gte(0));
const band = z.object({ rate, up_to: z.optional(rupees), above: z.optional(rupees) });
const row = z.object({
  from: z.string('must be a date in quotes').check(z.refine(isCivilDate, 'must be a date like "2025-09-22"')),
  rooms: z.array(band).check(z.minLength(1, 'must have a rate')),
  food: rate,
  food_specified: rate,
  other: rate,
  source: text,
});
const table = z.array(row).check(z.minLength(1, 'must have a row'));

/** Reads content/tax.yaml, or that of the release where the host's folder has none. Throws {@link ContentError}. */
export function readTaxes(content: ContentFolder): TaxRates[] {
  return rowsOf(content).map(({ food_specified: foodSpecified, rooms, ...rates }) => ({
    ...rates,
    foodSpecified,
    rooms: rooms.map(({ up_to: upTo, ...band }) => ({ ...band, upTo })),
  }));
}

function rowsOf(content: ContentFolder): z.infer<typeof table> {
  try {
    return readContentFile(content, NAME, table);
  } catch (error) {
    const released = findInRelease(`${CONTENT}/${NAME}`);
    // A folder from before this file existed has none.
    if (!(error instanceof ContentError) || !released || !error.message.endsWith('is missing.')) throw error;
    return readContentFile({ folder: dirname(released), withDemo: false }, NAME, table);
  }
}
