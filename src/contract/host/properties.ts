import * as z from 'zod/mini';
import { CLOCK_TIME } from '#domain/dates/calendar.ts';
import { UPI_ID } from '#domain/money/upi.ts';
import { CODE_LIMITS } from '#domain/rates/code-limits.ts';
import { endpoint } from '../endpoint.ts';
import { amenity, faq } from '../room.ts';
import { filledLine, line, text } from '../typed.ts';
import { pathId } from '../values.ts';
import { lengthDiscounts } from './length-discounts.ts';
import { hostPhoto } from './photos.ts';
import { amenityList, inOtherLanguages, translations, version } from './rooms.ts';

/** Homestays, as their owner describes them: address, times, terms and the prices of add-ons. */

const clockTime = z.string().check(z.regex(CLOCK_TIME));
/** `HH:MM`, or empty where the host has told no time. */
const knownTime = z._default(z.union([z.literal(''), clockTime]), '');
const rupees = z.int().check(z.gte(0), z.lte(1_000_000));
/** Rupees; 0, null or nothing says that the homestay does not offer it. */
const priceOfOffer = z.pipe(
  z._default(z.union([rupees, z.null(), z.literal('')]), 0),
  z.transform((price) => price || 0),
);
const percent = z.int().check(z.gte(0), z.lte(100));
const metres = z.optional(z.int().check(z.gte(0), z.lte(50_000)));
const hours = z.int().check(z.gte(0), z.lte(8760));
const nights = z.int().check(z.gte(1), z.lte(365));

/** `name@bank`, as the host's UPI app shows it. */
const upiId = z.string().check(z.trim(), z.maxLength(100), z.regex(UPI_ID));

const codeAfterStay = z.object({
  percent: z.int().check(z.gte(1), z.lte(CODE_LIMITS.percent)),
  valid_days: z.int().check(z.gte(1), z.lte(CODE_LIMITS.validDays)),
});

const eachOnce = (values: readonly number[]) => new Set(values).size === values.length;

const propertyFields = {
  name: filledLine(120),
  names: inOtherLanguages(line(120)),
  /** The kind that is written beside the name: "Homestay". */
  type: filledLine(120),
  address: filledLine(300),
  addresses: inOtherLanguages(line(300)),
  location: z.nullable(
    z.object({
      lat: z.number().check(z.gte(-90), z.lte(90)),
      lng: z.number().check(z.gte(-180), z.lte(180)),
    }),
  ),
  amenities: amenityList,
  /** For one person and day. */
  breakfast_price: priceOfOffer,
  /** For one bed and day. */
  extra_bed_price: priceOfOffer,
  check_in_time: clockTime,
  check_out_time: clockTime,
  gate_opens: knownTime,
  gate_closes: knownTime,
  /** Metres on foot. */
  distances: z._default(z.object({ beach: metres, market: metres, restaurants: metres, temple: metres }), {}),
  max_stay: nights,
  /** Guests can change a booking online until so many hours before check-in. */
  change_cutoff_hours: hours,
  /** Cancelling at least `hours_before` check-in refunds `percent` of what was paid. */
  cancellation: z.array(z.object({ hours_before: hours, percent })).check(
    z.maxLength(12),
    z.refine((rows) => eachOnce(rows.map((row) => row.hours_before))),
  ),
  length_discounts: lengthDiscounts.check(z.refine((rows) => eachOnce(rows.map((row) => row.nights)))),
  /** Replaces the questions of content/faqs. Those are shown if this list is empty. */
  faqs: z
    .array(z.object({ question: filledLine(200), answer: text(2000).check(z.minLength(1)) }))
    .check(z.maxLength(30)),
  /** Where guests pay by UPI if there is no gateway. */
  upi_id: z.optional(z.nullable(upiId)),
  /** What the code in the mail after a stay takes off, and for how long it is good; null: no such codes. */
  code_after_stay: z.optional(z.nullable(codeAfterStay)),
  /** Years for which the register of guests is kept after check-out. */
  register_years: z.optional(z.int().check(z.gte(1), z.lte(5))),
};

const hostProperty = z.object({
  id: z.int(),
  name: z.string(),
  names: translations,
  type: z.string(),
  address: z.string(),
  addresses: translations,
  location: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  amenities: z.array(amenity),
  breakfast_price: z.int(),
  extra_bed_price: z.int(),
  check_in_time: z.string(),
  check_out_time: z.string(),
  gate_opens: z.string(),
  gate_closes: z.string(),
  distances: z.object({
    beach: z.optional(z.int()),
    market: z.optional(z.int()),
    restaurants: z.optional(z.int()),
    temple: z.optional(z.int()),
  }),
  max_stay: z.int(),
  change_cutoff_hours: z.int(),
  cancellation: z.array(z.object({ hours_before: z.int(), percent: z.int() })),
  length_discounts: z.array(z.object({ nights: z.int(), percent: z.int() })),
  faqs: z.array(faq),
  upi_id: z.nullable(z.string()),
  register_years: z.int(),
  code_after_stay: z.nullable(z.object({ percent: z.int(), valid_days: z.int() })),
  photos: z.array(hostPhoto),
  version,
});
export type HostProperty = z.infer<typeof hostProperty>;

/** Makes the caller the owner of the new homestay. Only a host who was invited from the terminal may add one. */
export const createHostProperty = endpoint({
  access: 'host',
  role: 'owner',
  withoutHomestay: true,
  method: 'POST',
  path: '/host/properties',
  summary: 'Add a homestay; the caller becomes its owner.',
  status: 201,
  body: z.object(propertyFields),
  response: z.object({ property: hostProperty }),
  refusals: ['owner_only'],
});

export const getHostProperty = endpoint({
  access: 'host',
  role: 'owner',
  method: 'GET',
  path: '/host/properties/:id',
  summary: 'A homestay as its owner describes it.',
  params: pathId,
  response: z.object({ property: hostProperty }),
  refusals: ['not_found'],
});

export const saveHostProperty = endpoint({
  access: 'host',
  role: 'owner',
  method: 'PUT',
  path: '/host/properties/:id',
  summary:
    'Change what is said about a homestay, its times, terms and add-on prices; another UPI ID needs a fresh proof.',
  params: pathId,
  body: z.object({ ...propertyFields, version }),
  response: z.object({ property: hostProperty }),
  refusals: ['not_found', 'settings_changed', 'passkey_required'],
});
