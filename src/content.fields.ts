import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { carriesWhite, nearestThatCarriesWhite } from '#domain/content/brand.ts';
import { isCivilDate } from '#domain/dates/calendar.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { readGstin } from '#domain/papers/gstin.ts';
import { readCurrentFolders } from '#site/content-folder.ts';

/** The kinds of fields that files of content/ have. `input` says how the editor of words shows them. */

/** Non-empty text. */
export const text = z.string().trim().min(1);
/** Text of more than a line, without paragraphs. */
export const sentences = text.meta({ input: 'sentences' });
export const link = z.url({ protocol: /^https?$/, error: 'must be a whole link, beginning with https://' });
/** Position in a list: 1, 2, 3 … */
export const order = z.number().int().min(1);
export const date = z
  .string({ error: 'must be a date in quotes, as year-month-day: "2027-01-31"' })
  .refine(isCivilDate, 'must be a date that exists, as year-month-day: "2027-01-31"')
  .meta({ input: 'date' });
export const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour of six digits, like "#8d2610"')
  .meta({ input: 'colour' });

/** One of the site's two colours: white is written on both. */
export const brandColour = colour.refine(carriesWhite, {
  error: ({ input }) =>
    `is too light: the white writing on it can't be read. Take a darker one, such as "${nearestThatCarriesWhite(String(input))}"`,
});

/** The name of a picture in a folder of content/pictures; the editor adds the extension of the file. */
export function picture(folder: string) {
  const exists = (name: string) =>
    readCurrentFolders(process.env).some((content) =>
      ['svg', 'jpg', 'jpeg', 'png', 'webp'].some((ending) =>
        existsSync(join(content, 'pictures', folder, `${name}.${ending}`)),
      ),
    );
  return text
    .overwrite((name) => name.replace(/\.(svg|jpe?g|png|webp)$/i, ''))
    .refine(exists, `names a picture that is not in content/pictures/${folder}`)
    .meta({ input: 'picture', folder });
}

/** Licence, registration, GSTIN and the year of the first guests; what is left out is not mentioned. */
const proof = z
  .strictObject({
    licence: text.max(80).optional(),
    registration: text.max(80).optional(),
    gstin: z
      .string()
      .refine((typed) => readGstin(typed) !== undefined, 'must be a GSTIN with its check character')
      .optional(),
    since: z.number().int().min(1900).max(2100).optional(),
  })
  .default({});

/** The fields of content/site.yaml that say who runs the house and which languages its site has. */
export const house = { proof, languages: z.array(z.enum(LANGUAGES)).default([]) };
