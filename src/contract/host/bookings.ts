import * as z from 'zod/mini';
import { BOOKING_FILTERS } from '#domain/booking/booking-filters.ts';
import { MAX_ROOMS } from '#domain/booking/booking-rules.ts';
import { HOST_SOURCES } from '#domain/booking/booking-source.ts';
import { cleanEmail, emailProblem } from '#domain/party/email.ts';
import { detailProblem } from '#domain/party/guest-details.ts';
import { endpoint } from '../endpoint.ts';
import { specialRequestFields } from '../extras.ts';
import { line, text } from '../typed.ts';
import { civilDate, count, id, pathId } from '../values.ts';
import { bookingLine, bookingSource, hostBooking, hostStatus, instant } from './booking-line.ts';
import { hostCharge } from './charges.ts';
import { alarm } from './today.ts';
import { told } from './told.ts';

/** Whole rupees for the whole stay and all rooms. */
export const stayPrice = z.int().check(z.gte(0), z.lte(10_000_000));

/** First the guests in house and of today, then the coming ones, the nearest first, then the past, the latest first. */
export const listHostBookings = endpoint({
  method: 'GET',
  path: '/host/reservations',
  summary: 'Find bookings by name, phone or reference, by the days they touch, by status and source.',
  access: 'host',
  query: z.object({
    query: z.optional(line(120)),
    from: z.optional(civilDate),
    to: z.optional(civilDate),
    status: z.optional(hostStatus),
    source: z.optional(bookingSource),
    /** `owes`: confirmed with a balance; `unconfirmed`: holds and requests; `not_told`: the guest must be told. */
    filter: z.optional(z.enum(BOOKING_FILTERS)),
  }),
  response: z.object({ bookings: z.array(bookingLine) }),
  refusals: [],
});

/** A payment in whole rupees; `online` is true if it came through the website. */
export const hostPayment = z.object({
  id: z.string(),
  amount: z.int(),
  method: z.enum(['online', 'cash', 'upi', 'bank', 'card']),
  note: z.nullable(z.string()),
  recorded_at: z.string(),
  voided_at: instant,
  reason: z.nullable(z.string()),
});
export type HostPayment = z.infer<typeof hostPayment>;

export const hostRefund = z.object({
  id: z.int(),
  amount: z.int(),
  how: z.enum(['gateway', 'by_hand']),
  state: z.enum(['due', 'paid_out', 'failed']),
});
export type HostRefund = z.infer<typeof hostRefund>;

/** `by` is null where a guest or the server acted. */
export const auditEvent = z.object({
  at: z.string(),
  by: z.nullable(z.object({ id: z.int(), name: z.string() })),
  action: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditEvent = z.infer<typeof auditEvent>;

export const bookingMessage = z.object({
  id: z.int(),
  /** `note`: a host's note, which the guest does not see. */
  author: z.enum(['guest', 'host', 'note']),
  name: z.string(),
  text: z.string(),
  at: z.string(),
});
export type BookingMessage = z.infer<typeof bookingMessage>;

export const getHostBooking = endpoint({
  method: 'GET',
  path: '/host/reservations/:id',
  summary: 'One booking with its nights, money, emails, messages and history.',
  access: 'host',
  params: pathId,
  response: z.object({
    booking: hostBooking,
    nights: z.array(z.object({ room_id: z.int(), night: civilDate, price: z.int(), discount: z.int() })),
    payments: z.array(hostPayment),
    refunds: z.array(hostRefund),
    charges: z.array(hostCharge),
    /** True once a tax invoice says for whom it is: no other company can be named then. */
    has_tax_invoice: z.optional(z.literal(true)),
    /** What the homestay takes for one, in whole rupees a day; 0 where it has none. */
    charge_prices: z.object({ breakfast: z.int(), extra_bed: z.int() }),
    mails: z.array(z.object({ kind: z.string(), to: z.string(), created_at: z.string(), sent_at: instant })),
    audit: z.array(auditEvent),
    messages: z.array(bookingMessage),
    /** Opens a chat that asks the guest for a review; null while they may not be asked, or without a number. */
    review_whatsapp_url: z.optional(z.nullable(z.string())),
    /**
     * The alarms that Today shows about this booking, such as nights sold twice, but not a request that waits for the
     * host.
     */
    alarms: z.array(alarm),
  }),
  refusals: ['not_found'],
});

const name = line(120).check(
  z.minLength(1),
  z.refine((value) => detailProblem('name', value) === undefined),
);
export const optionalEmail = z.string().check(
  z.overwrite(cleanEmail),
  z.refine((typed) => emailProblem(typed) !== 'invalid' && emailProblem(typed) !== 'script'),
);
export const optionalPhone = line(40).check(z.refine((value) => detailProblem('phone', value) !== 'invalid'));
/** A guest whom a host enters has a phone number or an e-mail. */
const guestOfHost = z
  .object({
    name,
    phone: z.optional(optionalPhone),
    email: z.optional(optionalEmail),
  })
  .check(z.refine(({ phone, email }) => Boolean(phone || email), 'needs a phone number or an email'));

export const createHostBooking = endpoint({
  method: 'POST',
  path: '/host/reservations',
  summary:
    'Book rooms for a guest who called, wrote or walked in. Takes the optional header Idempotency-Key.',
  access: 'host',
  status: 201,
  body: z.object({
    room_ids: z.array(id).check(z.minLength(1), z.maxLength(MAX_ROOMS)),
    check_in: civilDate,
    check_out: civilDate,
    adults: count,
    children: z._default(count, 0),
    guest: guestOfHost,
    source: z.enum(HOST_SOURCES),
    price: z.optional(stayPrice),
    state: z.enum(['confirmed', 'hold']),
    hold_hours: z.optional(z.int().check(z.gte(1), z.lte(168))),
    services: specialRequestFields.services,
    note: z.optional(text(500)),
  }),
  /** `told` says how the guest of a new, confirmed booking got its confirmation. */
  response: z.object({ booking: hostBooking, told: z.optional(told) }),
  refusals: [
    'price_gap',
    'not_found',
    'right_missing',
    'room_taken',
    'rates_not_open',
    'minimum_stay',
    'past_dates',
    'capacity_exceeded',
    'too_many_rooms',
    'stay_too_long',
    'mixed_stay',
    'idempotency_conflict',
  ],
});
