import { basename } from 'node:path';
import * as z from 'zod/mini';
import type { ProsePolicies } from '#contract/room.ts';
import { type Faq, plainFaqs } from '#domain/content/faq.ts';
import { policiesByName } from '#domain/content/policy.ts';
import { DEFAULT_LANGUAGE, type Language } from '#domain/language/language.ts';
import type { TaxRates } from '#domain/papers/tax-rates.ts';
import { UNNAMED } from '#messages/site/site-description.ts';
import { inLanguage, say } from '#server/language/say.ts';
import { layeredNames } from '#site/content-layers.ts';
import { offeredLanguages } from '#site/languages.ts';
import type { Look } from '#site/look.ts';
import { readLook } from '#site/read-look.ts';
import { type ContentFolder, readContentFile, text } from './content-file.ts';
import { readTaxes } from './tax-file.ts';

const order = z.int('must be a whole number, without quotes');
const policy = z.object({ title: text, order, rule: text });
const faq = z.object({ question: text, order, policy: z.optional(text), body: z.string() });

const colour = z
  .string('must be a colour in quotes, like "#8d2610"')
  .check(z.regex(/^#[0-9a-f]{6}$/i, 'must be a colour of six digits, like "#8d2610"'));
const site = z.object({
  name: z.optional(text),
  phone: z.optional(text),
  email: z.optional(text),
  social: z._default(z.object({ whatsapp: z.optional(text) }), {}),
  colours: z.optional(z.object({ main: z.optional(colour), accent: z.optional(colour) })),
  logo: z.optional(text),
});
const directions = z.object({ fromStation: z.optional(text), fromAirport: z.optional(text) });

/** Phone and email are empty until the host tells them. */
export interface Host extends Record<'name' | 'phone' | 'email', string> {
  whatsapp?: string | undefined;
  /** The colours and the logo of mails and documents. It is absent if the host has not chosen any. */
  look?: Look | undefined;
  directions?: Readonly<Record<number, z.infer<typeof directions>>>;
  /** The rates of GST by date. */
  taxes: readonly TaxRates[];
  /** The languages of the site, English first. */
  languages: readonly Language[];
}

/** What the host has written for guests, in one language. */
export interface Written {
  /** Policies with figures, such as the check-in time, are not here: they are made from the property. */
  policies: ProsePolicies;
  faqs: readonly Faq[];
}

export interface Content extends Written {
  host: Host;
  /** The same in the other languages of the site. */
  translations: Partial<Record<Language, Written>>;
}

/** Reads the host's content for the API. Throws {@link ContentError}. */
export async function readContent(content: ContentFolder): Promise<Content> {
  const host = await readHost(content);
  const others = host.languages.filter((language) => language !== DEFAULT_LANGUAGE);
  return {
    ...readWritten(content),
    host,
    translations: Object.fromEntries(
      others.map((language) => [language, inLanguage(language, () => readWritten({ ...content, language }))]),
    ),
  };
}

function readWritten(content: ContentFolder): Written {
  const policies = readAll(content, 'policies', policy);
  const faqs = readAll(content, 'faqs', faq);
  return {
    policies: policiesByName(new Map(policies.map(({ id, rule }) => [id, rule]))),
    faqs: plainFaqs(faqs, policies, say().roomsProperty.TERM_TITLES, say().siteApi.FULL_STOP).map(
      ({ question, answer }) => ({ question, answer }),
    ),
  };
}

async function readHost(content: ContentFolder): Promise<Host> {
  const { name, phone = '', email = '', social, ...brand } = readContentFile(content, 'site.yaml', site);
  const homestays = readAll(content, 'homestays', directions);
  const ways = homestays.map(({ id, fromStation, fromAirport }) => [id, { fromStation, fromAirport }]);
  return {
    name: name ?? UNNAMED,
    phone,
    email,
    whatsapp: social.whatsapp,
    look: await readLook(content.folder, brand),
    directions: Object.fromEntries(ways),
    taxes: readTaxes(content),
    languages: offeredLanguages(content.folder, content.withDemo),
  };
}

/** Reads the `.mdx` files of a folder. The `id` is the file's name; files with an `order` are sorted by it. */
function readAll<Schema extends z.ZodMiniType<object>>(
  content: ContentFolder,
  folder: string,
  schema: Schema,
): (z.infer<Schema> & { id: string })[] {
  const files = layeredNames(content.folder, folder, content.withDemo).map((name) => {
    return { ...readContentFile(content, name, schema), id: basename(name, '.mdx') };
  });
  return files.sort((a, b) => orderOf(a) - orderOf(b));
}

const orderOf = (file: object) => ('order' in file && typeof file.order === 'number' ? file.order : 0);
