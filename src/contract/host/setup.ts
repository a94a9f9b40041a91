import * as z from 'zod/mini';
import { asciiDigits } from '#domain/party/guest-phone-link.ts';
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

export const sitePlace = z.object({
  street: filledLine(120),
  city: filledLine(60),
  /** India's: six digits, of which the first is not 0. */
  postal_code: line(40).check(z.overwrite(withoutSpaces), z.regex(/^[1-9]\d{5}$/)),
});

export const siteDetails = z.extend(sitePlace, {
  name: filledLine(60),
  /** With the country's code: "+91 98765 43210". */
  phone: line(40).check(z.overwrite(withCountry), z.regex(/^\+\d[\d ]{6,18}$/)),
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

function withoutSpaces(typed: string): string {
  return asciiDigits(typed).replaceAll(/[\s-]/g, '');
}

/** Gives ten digits the code of India. Before them, hosts also type a 0 or the code without its sign. */
function withCountry(typed: string): string {
  const spaced = asciiDigits(typed.normalize('NFKC'))
    .replaceAll(/[\s().-]+/g, ' ')
    .trim();
  const number = spaced.replace(/^00 ?/, '+');
  if (number.startsWith('+')) return number;
  const ten = /^(?:91|0)?([1-9]\d{4})(\d{5})$/.exec(number.replaceAll(' ', ''));
  return ten ? `+91 ${ten[1]} ${ten[2]}` : number;
}
