import * as z from 'zod/mini';
import { DEFAULT_CANCELLATION_RULES, toWireRules } from '#domain/booking/cancellation.ts';
import { DEFAULT_EXTRA_BED_PRICE } from '#domain/money/add-ons.ts';
import { endpoint } from './endpoint.ts';
import { rating, review } from './reviews/review.ts';
import { cancellationRules, civilDate, pathId, propertyTimes } from './values.ts';

export const amenity = z.object({ name: z.string(), available: z.boolean() });

/** `rates_not_open`: a night has no price yet. `closed`: the host has taken one off sale. */
export const pricingErrorType = z.enum([
  'minimum_stay_violation',
  'rates_not_open',
  'closed',
  'system_error',
]);

/**
 * The widths of a picture as AVIF and WebP, and the size of the largest file in pixels. Files are named
 * `{hash}-{width}.webp` or `.avif`. Null or missing if there is only one file.
 */
export const pictureSizes = z.optional(
  z.nullable(z.object({ width: z.int(), height: z.int(), widths: z.array(z.int()) })),
);

/** Describes a picture to people who can't see it. If it is empty or missing, the tag describes it. */
export const pictureAlt = z.optional(z.string());

/** Metres on foot; missing if the host has not told them. */
const metres = z.optional(z.int());

/** Each stay of so many nights or more is cheaper by `percent`; empty without such rules. */
const lengthDiscounts = z._default(z.array(z.object({ nights: z.int(), percent: z.int() })), []);

/**
 * A room of the availability search (spec section 3, "Room"). Amounts are whole rupees for the whole stay; `_per_day`
 * is that divided by `stay_days`, rounded half up, and only for display.
 */
export const room = z.object({
  id: z.int(),
  room_name: z.string(),
  property_id: z.int(),
  homestay_name: z.string(),
  description: z.string(),
  price: z.int(),
  price_per_day: z.int(),
  discount: z.int(),
  discount_per_day: z.int(),
  net_price: z.int(),
  net_price_per_day: z.int(),
  capacity: z._default(z.int(), 2),
  /** Rupees per extra bed and day. */
  extra_bed_price: z._default(z.int(), DEFAULT_EXTRA_BED_PRICE),
  room_size: z.string(),
  /** The beds in the host's words, or empty: "Double bed and a cot". `floor` likewise: "First floor". */
  beds: z._default(z.string(), ''),
  floor: z._default(z.string(), ''),
  /** To the Lion Gate of the Jagannath Temple. */
  temple_distance: metres,
  images: z.array(z.object({ file_path: z.string(), alt: pictureAlt, sizes: pictureSizes })),
  amenities: z.array(amenity),
  length_discounts: lengthDiscounts,
  rules_discount: z.int(),
  rules_discount_per_day: z.int(),
  rules_discount_percentage: z.number(),
  total_discount: z.int(),
  total_discount_per_day: z.int(),
  final_price: z.int(),
  final_price_per_day: z.int(),
  stay_days: z.int(),
  meets_minimum_stay: z._default(z.boolean(), true),
  minimum_stay_required: z.nullable(z.int()),
  pricing_error: z.nullable(z.string()),
  pricing_error_type: z.nullable(pricingErrorType),
  rating,
});
export type Room = z.infer<typeof room>;

/** A room without its details: enough to sort, filter and allocate. */
export const roomFacts = z.object({
  id: z.int(),
  room_name: z.string(),
  property_id: z.int(),
  homestay_name: z.string(),
  capacity: z.int(),
  final_price: z.int(),
  final_price_per_day: z.int(),
  pricing_error_type: z.nullable(pricingErrorType),
  /** The names of the available amenities. */
  amenities: z.array(z.string()),
  floor: z._default(z.string(), ''),
  temple_distance: metres,
});
export type RoomFacts = z.infer<typeof roomFacts>;

export const propertyImage = z.object({
  id: z.int(),
  property_id: z.int(),
  path: z.string(),
  tag: z.string(),
  alt: pictureAlt,
  sizes: pictureSizes,
});

export const faq = z.object({ question: z.string(), answer: z.string() });
export type Faq = z.infer<typeof faq>;

/**
 * The policies: times and terms are made from the homestay's figures, the others are those of content/policies. A policy
 * that the host has not told is empty.
 */
export const policies = z.object({
  checkIn: z.string(),
  checkOut: z.string(),
  gateTimings: z.string(),
  cancellation: z.string(),
  unmarriedCouples: z.string(),
  children: z.string(),
  pets: z.string(),
  smoking: z.string(),
  linenChange: z.string(),
  kitchenCost: z.string(),
  kitchenUsage: z.string(),
  powerBackup: z.string(),
});
export type Policies = z.infer<typeof policies>;

/** The prose policies are the same for every homestay. */
export const prosePolicies = z.omit(policies, {
  checkIn: true,
  checkOut: true,
  gateTimings: true,
  cancellation: true,
});
export type ProsePolicies = z.infer<typeof prosePolicies>;

const roomImage = z.object({
  id: z.int(),
  room_id: z.int(),
  file_path: z.string(),
  tag: z.string(),
  alt: pictureAlt,
  sizes: pictureSizes,
});

/** The part of room and homestay that a room's page shows with and without dates. */
const pictured = {
  images: z.array(roomImage),
  property_address: z.string(),
  property_map_location: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  property_type: z.string(),
  video_url: z.nullable(z.string()),
  property_amenities: z.array(amenity),
  property_images: z.array(propertyImage),
  /** `temple` is to the Lion Gate of the Jagannath Temple. */
  distances: z._default(z.object({ beach: metres, market: metres, restaurants: metres, temple: metres }), {}),
  /** The homestay's own questions, or the built-in ones with its figures. */
  faqs: z.array(faq),
  ...propertyTimes,
};

/** Spec section 3, "Room detail adds". */
export const roomDetail = z.extend(room, {
  ...pictured,
  policies,
  /** The cancellation terms of new bookings; they count back from `check_in_time`. */
  cancellation_rules: z._default(cancellationRules, []),
  /** Guests change bookings online until so many hours before check-in, and pay here or, without a gateway, the host. */
  change_cutoff_hours: z.optional(z.int()),
  payments: z.optional(z.enum(['online', 'at_property'])),
  /** The homestay's, those of this room first, both parts newest first; empty while the homestay has no rating. */
  reviews: z.array(review),
  /** True once a homestay of the site has a rating: then the sample rating of the demo is shown nowhere. */
  site_is_rated: z.optional(z.boolean()),
  /** False if a night of the stay is taken. */
  available: z.boolean(),
  /** ISO 8601 instant until which the room is held for this browser's guest from the waitlist. */
  held_until: z.optional(z.nullable(z.string())),
  /** The price of each night; empty if the room has no price for the stay. */
  nights: z.array(z.object({ night: civilDate, price: z.int(), discount: z.int() })),
});
export type RoomDetail = z.infer<typeof roomDetail>;

export const getRoom = endpoint({
  method: 'GET',
  path: '/public/room/:id',
  summary: 'One room with its homestay, priced for a stay (default: one month ahead, two nights).',
  access: 'anyone',
  params: pathId,
  query: z.object({ checkin_date: z.optional(civilDate), checkout_date: z.optional(civilDate) }),
  response: z.object({ room: roomDetail }),
  refusals: ['not_found'],
});

/** A room with its homestay, without dates. */
export const knownRoom = z.object({
  id: z.int(),
  room_name: z.string(),
  property_id: z.int(),
  homestay_name: z.string(),
  description: z.string(),
  capacity: z.int(),
  room_size: z.string(),
  beds: z._default(z.string(), ''),
  floor: z._default(z.string(), ''),
  ...pictured,
  amenities: z.array(amenity),
  cancellation_rules: z._default(cancellationRules, toWireRules(DEFAULT_CANCELLATION_RULES)),
  /** The lowest net price of a future night, rupees; null if none is open. */
  price_from: z.nullable(z.int()),
  rating,
  /** Years for which the homestay keeps its register of guests, which the privacy page says. */
  register_years: z._default(z.int(), 1),
});
export type KnownRoom = z.infer<typeof knownRoom>;

export const listKnownRooms = endpoint({
  method: 'GET',
  path: '/public/rooms',
  summary: 'Every room with its homestay and its lowest price per night, for building the site.',
  access: 'anyone',
  /** `is_open` is false until a room has had a price. `digest` changes when the pages of any language would. */
  response: z.object({
    rooms: z.array(knownRoom),
    is_open: z._default(z.boolean(), true),
    site_is_rated: z.optional(z.boolean()),
    digest: z.optional(z.string()),
  }),
  refusals: [],
});

export const listPropertyImages = endpoint({
  method: 'GET',
  path: '/admin/property/:id/images',
  summary: 'The pictures of a homestay.',
  access: 'anyone',
  params: pathId,
  response: z.array(propertyImage),
  refusals: ['not_found'],
});

export const listPropertyFaqs = endpoint({
  method: 'GET',
  path: '/public/property/:id/faqs',
  summary: 'The questions and answers of a homestay.',
  access: 'anyone',
  params: pathId,
  response: z.array(faq),
  refusals: ['not_found'],
});
