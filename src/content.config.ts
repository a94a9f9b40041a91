import { existsSync } from 'node:fs';
import { join, parse } from 'node:path';
import { defineCollection } from 'astro/content/config';
import { glob } from 'astro/loaders';
import { type ZodType, z } from 'astro/zod';
import { brandColour, colour, date, house, link, order, picture, sentences, text } from '#content.fields.ts';
import { EXTRA_KINDS } from '#domain/booking/extras.ts';
import { contrast } from '#domain/content/colour.ts';
import { readContentFolder, readCurrentFolders, readWrittenKinds } from '#site/content-folder.ts';
import { readApiUrl } from '#site/room-list.ts';
import { roomList, roomsLoader } from '#site/rooms-loader.ts';

/** Where a figure is from. */
const source = z.strictObject({ name: text, link: link.optional() });

/** What is claimed, only if it has a source. */
function withSource<Claim extends { source?: z.infer<typeof source> | undefined }>(claim: Claim) {
  return claim.source ? [{ ...claim, source: claim.source }] : [];
}

/** content/site.yaml: used on every page. */
export const siteSchema = z.strictObject({
  /** The site's name: titles, e-mails, search engines. */
  name: text.optional(),
  /** The short name beside the flag or the logo in the header. */
  shortName: text.max(16).optional(),
  /** The tagline of the home page. */
  tagline: text.optional(),
  /** For search engines and shared links. */
  description: sentences.max(160).optional(),
  phone: z
    .string()
    .regex(/^\+\d[\d ]{6,18}$/, 'must be a phone number with its country, like "+91 98765 43210"')
    .optional(),
  email: z.email('must be an email address, like "stay@example.com"').optional(),
  /** The host's pages on social networks; optional. */
  social: z
    .strictObject({
      whatsapp: link.optional(),
      instagram: link.optional(),
      youtube: link.optional(),
      facebook: link.optional(),
    })
    .default({}),
  address: z
    .strictObject({ street: text, city: text, state: text, postalCode: text, country: text })
    .optional(),
  /** The host's place on the maps. */
  location: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .optional(),
  mapLink: link.optional(),
  ...house,
  /** The trust figures, largest first; without a source a figure is not shown. */
  figures: z
    .array(z.strictObject({ value: text.max(12), label: text, source: source.optional() }))
    .default([])
    .transform((figures) => figures.flatMap(withSource)),
  /** The host's official approval. */
  badge: z
    .strictObject({ label: text, source: source.optional() })
    .optional()
    .transform((badge) => badge && withSource(badge)[0]),
  /** The look: `main` is the band at the top and the bottom of each page, `accent` the button that books. */
  colours: z.strictObject({ main: brandColour.optional(), accent: brandColour.optional() }).default({}),
  /** A file of content/pictures/brand, without its ending. Without a logo, a temple flag is shown. */
  logo: picture('brand').optional(),
  /** The demonstration's sample beside the name of a room: no house of one's own shows it. */
  rating: z
    .strictObject({
      value: z
        .string()
        .regex(/^([1-4](\.\d)?|5(\.0)?)$/, 'must be a number from 1 to 5 in quotes, like "4.5"'),
      reviews: z.number().int().min(1),
    })
    .optional(),
  /** Whether browsers that offer to install the site show the pictures of public/screenshots. */
  screenshots: z.boolean().default(false),
});

const section = z.strictObject({ heading: text, text: sentences.optional() });

/** content/home/home.mdx: the home page. Its text is the welcome. */
export const homeSchema = z.strictObject({
  /** Below the tagline. */
  introduction: sentences.optional(),
  /** The wide picture behind the tagline, and another for phones. */
  picture: picture('scenes'),
  tallPicture: picture('scenes'),
  /** Alternative text of the pictures. */
  alt: text,
  homestays: section.optional(),
  places: section,
  festivals: section,
  help: section.optional(),
  ask: section.optional(),
});

/** content/homestays: a homestay's own words, in a file named by its number. Its page works without it. */
export const homestaySchema = z.strictObject({
  /** Whom it suits, in one line. */
  suits: text.max(90).optional(),
  host: z
    .strictObject({
      name: text.optional(),
      picture: picture('scenes').optional(),
      alt: text.optional(),
      words: sentences.optional(),
    })
    .optional()
    // A host without a name is not shown yet.
    .transform((host) => (host?.name ? { ...host, name: host.name } : undefined)),
  /** What guests ask before they book: stairs, water, power, meals. */
  facts: z.array(z.strictObject({ title: text, text: sentences })).default([]),
  /** The ways from station and airport, for booked guests and on the contact page. */
  fromStation: sentences.optional(),
  fromAirport: sentences.optional(),
});

/** content/about: the sections of About Us. */
export const aboutSchema = z.strictObject({
  title: text,
  order,
  picture: picture('scenes').optional(),
  alt: text.optional(),
});

/** content/services: the services. */
export const serviceSchema = z.strictObject({
  title: text,
  /** At the property, or arranged by the host. */
  group: z.enum(['accommodation', 'additional']),
  order,
  picture: picture('services'),
  /** An important remark, such as who pays. */
  note: text.optional(),
  /** The add-on of a booking that it is: its sentence and its price there. */
  offer: z
    .strictObject({ addOn: z.enum(EXTRA_KINDS), text: sentences.max(120), price: text.max(60).optional() })
    .optional(),
});

/** content/attractions: places near Puri. The text is shown under "Learn more". */
export const attractionSchema = z.strictObject({
  name: text,
  order,
  picture: picture('places'),
  alt: text,
  /** Two lines on the card. */
  summary: sentences.max(160),
  mapLink: link,
  /** How far from the homestay. */
  distance: text.optional(),
  /** Spec section 2: the default for places without details. */
  bestTime: text.default('Anytime in daylight'),
  entryFee: text.default('Free entry'),
  openingHours: text.default('Open in daylight'),
});

/** One occurrence of a festival; both days are inclusive. */
const occurrence = z
  .strictObject({ start: date, end: date })
  .refine(({ start, end }) => end >= start, { path: ['end'], error: 'must not be before the start' });

/** content/festivals: festivals, with each year's dates. */
export const festivalSchema = z
  .strictObject({
    name: text,
    picture: picture('festivals'),
    alt: text,
    summary: sentences.max(160),
    occurrences: z.array(occurrence).min(1, 'must list at least one start and end'),
    /** The colours of its card. */
    background: colour,
    text: colour,
  })
  .refine((festival) => !(contrast(festival.background, festival.text) < 4.5), {
    path: ['text'],
    error: 'is too close to the background to be read; take a lighter or a darker colour',
  });

/** content/policies: one policy per file. Eight of them are part of room details. */
export const policySchema = z.strictObject({
  title: text,
  order,
  /** What guests read. */
  rule: sentences,
  /** What the host has chosen at the desk, from which `rule` was made. */
  choice: text.optional(),
  note: text.optional(),
});

const FIGURE_POLICIES = ['check-in', 'check-out', 'gate-timings', 'cancellation'];

/** content/faqs: questions; the text is the answer, with a homestay's figures as named facts: `{beach}`. */
export const faqSchema = z.strictObject({
  question: text,
  order,
  /** The policy whose text ends the answer: a file of content/policies, or one made of figures. */
  policy: text
    .refine(
      (name) =>
        FIGURE_POLICIES.includes(name) ||
        readCurrentFolders(process.env).some((content) =>
          existsSync(join(content, 'policies', `${name}.mdx`)),
        ),
      'names a file that is not in content/policies',
    )
    .optional(),
});

/** content/contact: how to find the property. */
export const contactSchema = z.strictObject({
  title: text,
  locationTitle: text,
  /** When guests can call. */
  hours: text.optional(),
});

/** content/legal: the privacy page and the terms. Periods and contact are added to their text. */
export const legalSchema = z.strictObject({ lead: sentences });

/** The host's files of one kind, which may be none; `check-content.ts` says first what is wrong in them. */
function filesOf<Schema extends ZodType>(pattern: string, schema: Schema) {
  const generateId = ({ entry }: { entry: string }) => parse(entry).name;
  const base = readContentFolder(process.env);
  const kind = parse(pattern).dir;
  const isEmpty = kind !== '' && !readWrittenKinds(process.env).includes(kind);
  // Astro warns of a pattern without files.
  return defineCollection({ loader: isEmpty ? () => [] : glob({ base, pattern, generateId }), schema });
}

export const collections = {
  // A file with nothing but comments has no fields.
  site: filesOf(
    'site.yaml',
    z.preprocess((fields) => fields ?? {}, siteSchema),
  ),
  home: filesOf('home/*.mdx', homeSchema),
  homestays: filesOf('homestays/*.mdx', homestaySchema),
  about: filesOf('about/*.mdx', aboutSchema),
  services: filesOf('services/*.mdx', serviceSchema),
  attractions: filesOf('attractions/*.mdx', attractionSchema),
  festivals: filesOf('festivals/*.mdx', festivalSchema),
  policies: filesOf('policies/*.mdx', policySchema),
  faqs: filesOf('faqs/*.mdx', faqSchema),
  contact: filesOf('contact/*.mdx', contactSchema),
  legal: filesOf('legal/*.mdx', legalSchema),
  rooms: defineCollection({ loader: roomsLoader(readApiUrl(process.env)), schema: roomList }),
};
