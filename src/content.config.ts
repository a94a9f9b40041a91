import { defineCollection } from 'astro/content/config';
import { z } from 'astro/zod';
import { hostFiles } from './content.errors.ts';

/** Text that may not be empty. */
const text = z.string().trim().min(1);
const link = z.url({ protocol: /^https?$/, error: 'must be a whole link, beginning with https://' });

/** content/site.yaml: what every page shows. */
export const siteSchema = z.strictObject({
  /** The name of the whole product: titles, e-mails, search engines. */
  name: text,
  /** The short form beside the flag in the header. */
  shortName: text.max(16),
  /** The sentence of the home page. */
  tagline: text,
  /** For search engines and shared links. */
  description: text.max(180),
  phone: z
    .string()
    .regex(/^\+\d[\d ]{6,18}$/, 'must be a phone number with its country, like "+91 94370 12345"'),
  email: z.email('must be an e-mail address, like "stay@example.com"'),
  /** Links to the host's own pages; one that is left out is not shown. */
  social: z.strictObject({
    whatsapp: link.optional(),
    instagram: link.optional(),
    youtube: link.optional(),
    facebook: link.optional(),
  }),
  address: z.strictObject({ street: text, city: text, state: text, postalCode: text, country: text }),
  /** The centre of every map until a visitor looks for a place. */
  location: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  /** Where "Open in maps" leads. */
  mapLink: link,
});

export const collections = {
  site: defineCollection({ loader: hostFiles('./content', 'site.yaml', siteSchema), schema: siteSchema }),
};
