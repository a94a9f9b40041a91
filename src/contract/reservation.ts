import * as z from 'zod/mini';
import { MAX_ROOMS } from '#domain/booking/booking-rules.ts';
import { type CheckedField, detailProblem } from '#domain/party/guest-details.ts';
import { addOnsResponse } from './charges.ts';
import { CODE_REFUSALS, typedCode } from './codes/typed-code.ts';
import { endpoint } from './endpoint.ts';
import { specialRequestFields, specialRequestsResponse } from './extras.ts';
import { quoteId } from './quote-id.ts';
import { fileLinks } from './reservation-files.ts';
import { paymentStatus, reservationStatus } from './reservation-status.ts';
import { email, line, text } from './typed.ts';
import {
  cancellationRules,
  cancellationTime,
  cancelledBy,
  civilDate,
  companyView,
  comparedRupees,
  count,
  id,
  language,
  messageAnswer,
  pathId,
  payAtProperty,
  propertyTimes,
  typedCompany,
} from './values.ts';

/** True if another site may have sold a room: the host confirms first, and nothing can be paid until then. */
const awaitsHost = { awaits_host: z.optional(z.literal(true)) };

export const paymentMethod = z.enum(['full', 'advance']);

const detail = (field: CheckedField) => [
  z.minLength(1),
  z.refine<string>((value) => detailProblem(field, value) === undefined),
];

/** The header of a solved `proof_required`: Base64 of JSON `{ challenge, solution }`. */
export const PROOF_OF_WORK = 'Proof-Of-Work';

/**
 * Prices sent are compared with the server's; a difference is `price_changed` with `expected` under the same
 * names. `homestay_id` is taken from the rooms; one of another stay is `mixed_stay`. With `quote_id` the quote's price
 * applies while it is valid for the same rooms, stay and add-ons; else `price_changed` has a new `quote`.
 */
export const createReservation = endpoint({
  method: 'POST',
  path: '/public/reservation/create',
  summary: 'Hold rooms until they are paid. Optional headers: Idempotency-Key and Proof-Of-Work.',
  access: 'anyone',
  status: 201,
  body: z.object({
    homestay_id: z.optional(z.unknown()),
    quote_id: z.optional(z.nullable(quoteId)),
    /** The same as the quote's. */
    code: typedCode,
    check_in: civilDate,
    check_out: civilDate,
    adults: count,
    children: z._default(count, 0),
    guest_name: line(120).check(...detail('name')),
    guest_email: email,
    guest_phone: line(40).check(...detail('phone')),
    guest_address: text(500).check(...detail('address')),
    country: z._default(line(80), 'India'),
    state: z._default(line(80), ''),
    rooms: z
      .array(
        z.object({
          id,
          name: z.optional(z.string()),
          price: comparedRupees,
          discount: comparedRupees,
          check_in: z.optional(civilDate),
          check_out: z.optional(civilDate),
        }),
      )
      .check(z.minLength(1), z.maxLength(MAX_ROOMS)),
    extra_beds: z._default(count, 0),
    breakfast: z._default(count, 0),
    ...specialRequestFields,
    company: z.optional(z.nullable(typedCompany)),
    language: z.optional(language),
    payment_method: paymentMethod,
    total_price: comparedRupees,
    advance_amount: comparedRupees,
    extra_bed_charges: comparedRupees,
    breakfast_charges: comparedRupees,
    discount: comparedRupees,
    rules_discount: comparedRupees,
    total_discount: comparedRupees,
    rules_discount_percentage: comparedRupees,
    rules_discount_reason: z.optional(z.nullable(z.string())),
    commission: z.optional(z.unknown()),
    source: z.optional(z.unknown()),
    status: z.optional(z.unknown()),
  }),
  response: z.object({ success: z.literal(true), booking_id: z.int(), ...awaitsHost, message: z.string() }),
  refusals: [
    'not_found',
    'room_taken',
    'rates_not_open',
    'minimum_stay',
    'past_dates',
    'capacity_exceeded',
    'too_many_rooms',
    'stay_too_long',
    'mixed_stay',
    'price_changed',
    ...CODE_REFUSALS,
    'idempotency_conflict',
    'reservation_gone',
    'proof_required',
    'too_many_holds',
    'too_many_requests',
  ],
});

/** A reservation as its guest may read it; amounts in whole rupees. */
export const reservation = z.object({
  id: z.int(),
  status: reservationStatus,
  payment_status: paymentStatus,
  check_in: civilDate,
  check_out: civilDate,
  total_amount: z.int(),
  paid_amount: z.int(),
  remaining_amount: z.int(),
  /** Rupees from which the refund is computed, without the cancellation fees of changes. */
  refundable_amount: z.int(),
  /** Rupees that are refunded or will be. */
  refunded_amount: z.int(),
  /** Set until all of it has been refunded. */
  refund_pending: z.optional(z.literal(true)),
  /** An ISO 8601 instant; null once paid. */
  hold_expires_at: z.nullable(z.string()),
  ...awaitsHost,
  /** The host is asked once the guest has opened the mailed link. */
  awaits_link: z.optional(z.literal(true)),
  /** The host has not answered the request in time. */
  unanswered: z.optional(z.literal(true)),
  /** Without a gateway: how to pay the host, and the reference that the guest has named. */
  pay_at_property: z.optional(payAtProperty),
  has_arrived: z.optional(z.literal(true)),
  /** The host has marked the guests as not come, or checked them out, maybe before the last day. */
  ended: z.optional(z.enum(['no_show', 'checked_out'])),
  cancelled_by: z.optional(cancelledBy),
  /** Until when the guest can change it, an ISO 8601 instant; absent if that is not possible. */
  change_until: z.optional(z.string()),
  payment_method: paymentMethod,
  property: z.string(),
  guest_name: z.string(),
  /** Proves the booking to others; null on a hold. Bookings that a browser stored before have none. */
  check_code: z.optional(z.nullable(z.string())),
  /** A QR code that proves it, too, as the address of a picture; absent once the booking is cancelled or over. */
  check_qr: z.optional(z.string()),
  adults: z.int(),
  children: z.int(),
  rooms: z.array(z.object({ id: z.int(), name: z.string() })),
  ...addOnsResponse,
  ...specialRequestsResponse,
  /** The code that the guest has booked with, and the rupees that it takes off; absent without one. */
  code: z.optional(z.string()),
  code_discount: z.optional(z.int()),
  /** Whom the papers are made out to, beside the guest. */
  company: z.optional(z.nullable(companyView)),
  /** The homestay's times as they are now. */
  ...propertyTimes,
  /** The terms at the time of booking, with the time from which they count back. */
  cancellation_rules: cancellationRules,
  cancellation_time: cancellationTime,
  /** Bookings that a browser stored before have neither. */
  files: z.optional(fileLinks),
  language: z.optional(language),
});
export type Reservation = z.infer<typeof reservation>;

export const getReservation = endpoint({
  method: 'GET',
  path: '/public/reservation/:id',
  summary: 'A reservation, for its owner.',
  access: 'reservation',
  params: pathId,
  response: z.object({ reservation }),
  refusals: ['not_found'],
});

/** Opens a mailed link: this browser may then read, pay, change and cancel the reservation. */
export const openBooking = endpoint({
  method: 'POST',
  path: '/public/my-booking',
  summary: "Open a booking with the token of an emailed link; sets the reservation's cookie.",
  access: 'anyone',
  body: z.object({ token: z.string() }),
  response: z.object({ reservation }),
  refusals: ['not_found', 'link_ended', 'too_many_requests'],
});

/** Responds alike with and without a match, so that it does not reveal e-mail addresses. */
export const mailBookingLink = endpoint({
  method: 'POST',
  path: '/public/booking-link',
  summary: 'Email the link to a booking, if the reference and the email match.',
  access: 'anyone',
  status: 202,
  body: z.object({ reference: line(40).check(z.minLength(1)), email }),
  response: messageAnswer,
  refusals: ['too_many_requests'],
});

/** Mails a new link to the booking's own e-mail, for calls that return `proof_required`. */
export const mailFreshLink = endpoint({
  method: 'POST',
  path: '/public/reservation/:id/link',
  summary: 'Email a new link to a booking that this browser may read.',
  access: 'reservation',
  params: pathId,
  status: 202,
  response: messageAnswer,
  refusals: ['not_found', 'link_ended', 'too_many_requests'],
});

/** `held_until`: the hold of a host, or of a request that the host has confirmed, is not released; it lasts until then. */
export const deleteReservation = endpoint({
  method: 'DELETE',
  path: '/public/reservation/:id',
  summary: 'Release an unpaid reservation; with window=closed not one that its host has confirmed.',
  access: 'reservation',
  params: pathId,
  query: z.object({ window: z.optional(z.literal('closed')) }),
  response: z.object({ success: z.literal(true), held_until: z.optional(z.string()) }),
  refusals: ['not_found', 'not_pending'],
});

/**
 * `refund` is the shown amount in rupees; if it has changed, 409 `refund_changed` has the new one in `expected`. From
 * check-in time until the end of that day, `refund: 0` tells the host that the guest does not come. A second call
 * returns the same.
 */
export const cancelReservation = endpoint({
  method: 'POST',
  path: '/public/reservation/:id/cancel',
  summary: 'Cancel a paid booking, with the refund of its cancellation policy.',
  access: 'reservation',
  params: pathId,
  body: z.object({ refund: comparedRupees }),
  response: z.object({ success: z.literal(true), reservation }),
  refusals: ['not_found', 'proof_required', 'not_booked', 'stay_begun', 'refund_changed'],
});
