import * as z from 'zod/mini';

/** Maps every error code to its HTTP status. Codes are stable; their sentences are in `messages/`. */
export const REFUSALS = {
  bad_request: 400,
  wrong_password: 400,
  invalid_token: 400,
  invalid_image: 400,
  wrong_feed_address: 400,
  invalid_signature: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  session_ended: 401,
  origin_refused: 403,
  verification_required: 403,
  proof_required: 403,
  email_not_verified: 403,
  owner_only: 403,
  right_missing: 403,
  /** Hosts don't review a homestay of their own. */
  own_homestay: 403,
  passkey_required: 403,
  passkey_refused: 403,
  not_found: 404,
  method_not_allowed: 405,
  body_too_slow: 408,
  room_taken: 409,
  /** The room can't be retired: it has stays or holds ahead. */
  room_booked: 409,
  rates_not_open: 409,
  minimum_stay: 409,
  past_dates: 409,
  capacity_exceeded: 409,
  too_many_rooms: 409,
  stay_too_long: 409,
  mixed_stay: 409,
  rooms_free: 409,
  price_changed: 409,
  hold_expired: 409,
  already_paid: 409,
  not_pending: 409,
  not_changeable: 409,
  change_costs_more: 409,
  change_overtaken: 409,
  not_booked: 409,
  stay_begun: 409,
  refund_changed: 409,
  nights_changed: 409,
  undo_ended: 409,
  settings_changed: 409,
  too_many_photos: 409,
  booking_changed: 409,
  wrong_state: 409,
  review_used: 409,
  owner_has_all: 409,
  /** A booking of another site must be cancelled or moved there. */
  channel_booking: 409,
  awaits_host: 409,
  no_gateway: 409,
  feed_exists: 409,
  only_blocks: 409,
  code_unknown: 409,
  code_expired: 409,
  code_used_up: 409,
  /** The code is for another homestay, or for a longer stay. */
  code_not_applicable: 409,
  code_exists: 409,
  too_many_feeds: 409,
  over_balance: 409,
  over_paid: 409,
  /** The invoice agrees with the booking, or a tax invoice names its company already. */
  already_issued: 409,
  /** Papers were issued that a registration from an earlier day would change. */
  papers_issued: 409,
  /** A room and night has a price at which no rate of tax agrees with its value. */
  price_gap: 409,
  not_voidable: 409,
  payment_failed: 409,
  idempotency_conflict: 409,
  reservation_gone: 409,
  link_ended: 410,
  file_link_ended: 410,
  body_too_large: 413,
  wrong_content_type: 415,
  misdirected: 421,
  too_many_holds: 429,
  too_many_requests: 429,
  internal: 500,
  method_unknown: 501,
  payment_unavailable: 503,
  database_unavailable: 503,
  /** Too many photos wait to be worked on; nothing was done. */
  busy: 503,
  starting: 503,
  stopping: 503,
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** The server's figures, named as in the request; sent with `price_changed`. */
export const expectedPrices = z.object({
  rooms: z.optional(z.array(z.object({ id: z.int(), price: z.int(), discount: z.int() }))),
  extra_bed_charges: z.optional(z.int()),
  breakfast_charges: z.optional(z.int()),
  discount: z.optional(z.int()),
  rules_discount: z.optional(z.int()),
  rules_discount_percentage: z.optional(z.number()),
  total_discount: z.optional(z.int()),
  total_price: z.optional(z.int()),
  advance_amount: z.optional(z.int()),
  /** Rupees, sent with `refund_changed`. */
  refund: z.optional(z.int()),
});

/** Every error response: a sentence to show, and a stable code. */
export const errorAnswer = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  expected: z.optional(expectedPrices),
  /** The new quote in the form of `quote.ts`; sent with `price_changed` if the request had a quote. */
  quote: z.optional(z.unknown()),
  /** The number of the first paper in the way; sent with `papers_issued`. */
  number: z.optional(z.string()),
  /** The nearest prices in rupees below and above; sent with `price_gap`. */
  nearest: z.optional(z.array(z.int())),
  /** The ids of the rooms concerned; sent with `room_taken` and other rules of a stay. */
  rooms: z.optional(z.array(z.int())),
  /** The challenge to solve (`PROOF_OF_WORK`); sent with `proof_required` of a hold. */
  challenge: z.optional(z.unknown()),
  /** What is stored now, in the form of the call's own response; sent with `nights_changed` and `booking_changed`. */
  current: z.optional(z.unknown()),
  request_id: z.optional(z.string()),
  success: z.optional(z.literal(false)),
  message: z.optional(z.string()),
});

export type ErrorAnswer = z.infer<typeof errorAnswer>;
