import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { email, filledLine, line } from '../typed.ts';

/** The steps from an empty database to a page that sells, in their order. */
export const SETUP_STEPS = ['property', 'rooms', 'photos', 'rates', 'payments', 'words'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export const getSetup = endpoint({
  access: 'host',
  role: 'owner',
  withoutHomestay: true,
  method: 'GET',
  path: '/host/setup',
  summary: 'What is still to be set up before guests can book.',
  response: z.object({
    /** The homestay that is being set up: the caller's newest; null before there is one. */
    property: z.nullable(z.object({ id: z.int(), name: z.string() })),
    rooms: z.array(z.object({ id: z.int(), name: z.string(), photo_count: z.int(), is_priced: z.boolean() })),
    done: z.array(z.enum(SETUP_STEPS)),
    /** Whether guests pay with real money, with Razorpay's test keys, in the sandbox, or at the property. */
    payments: z.enum(['live', 'test', 'sandbox', 'at_property']),
    may_add_homestays: z.boolean(),
  }),
  refusals: [],
});

export const siteDetails = z.object({
  name: filledLine(60),
  street: filledLine(120),
  city: filledLine(60),
  postal_code: filledLine(12),
  /** The number with the country's code: "+91 94370 12345". */
  phone: line(20).check(z.regex(/^\+\d[\d ]{6,18}$/)),
  email,
});
export type SiteDetails = z.infer<typeof siteDetails>;

/** `saved` is false if the server has no folder of content to write to: then the words are edited elsewhere. */
export const saveSiteDetails = endpoint({
  access: 'host',
  role: 'owner',
  withoutHomestay: true,
  method: 'PUT',
  path: '/host/setup/site',
  summary:
    'Before the first homestay: put name, address and contact into content/site.yaml, and take out what only the demo may claim.',
  body: siteDetails,
  response: z.object({ saved: z.boolean() }),
  refusals: ['owner_only', 'wrong_state'],
});
