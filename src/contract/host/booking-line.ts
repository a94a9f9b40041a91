import * as z from 'zod/mini';
import { BOOKING_SOURCES } from '#domain/booking/booking-source.ts';
import { RECIPIENT_FIELDS } from '#domain/papers/recipient.ts';
import { specialRequestsResponse } from '../extras.ts';
import { cancelledBy, civilDate, companyView } from '../values.ts';

/** An instant as ISO 8601; null if it has not come. */
export const instant = z.nullable(z.string());

/** How a host tells a guest what no mail could. */
export const TOLD_WAYS = ['whatsapp', 'said'] as const;

export const bookingSource = z.enum(BOOKING_SOURCES);

/** `no_show`: the guests of a confirmed booking did not come. */
export const hostStatus = z.enum(['held', 'expired', 'confirmed', 'no_show', 'cancelled']);
export type HostStatus = z.infer<typeof hostStatus>;

/** A booking as one line of a list; amounts in whole rupees. */
export const bookingLine = z.object({
  id: z.int(),
  reference: z.string(),
  property_id: z.int(),
  guest_name: z.string(),
  phone: z.string(),
  /** The number in E.164 form; null if none can be made of what was typed. */
  phone_e164: z.nullable(z.string()),
  rooms: z.array(z.object({ id: z.int(), name: z.string() })),
  check_in: civilDate,
  check_out: civilDate,
  guests: z.int(),
  total: z.int(),
  paid: z.int(),
  balance: z.int(),
  source: bookingSource,
  status: hostStatus,
  /** True if the host has to confirm that the rooms are free before the booking can be paid. */
  awaits_host: z.optional(z.literal(true)),
  /** The reference of a payment to the host, as the guest has said. */
  paid_reference: z.nullable(z.string()),
  /** `HH:MM`, as the guest has said. */
  arrival_time: z.nullable(z.string()),
  /** Whether every adult's ID is entered in the register; absent where nobody is expected or in the house. */
  ids: z.optional(z.enum(['ready', 'missing'])),
  checked_in_at: instant,
  /** The ids of rooms whose guests have not come yet, once others have. */
  rooms_to_come: z.optional(z.array(z.int())),
  checked_out_at: instant,
  /** True if something that was done still has to be told to the guest, because nobody could mail it. */
  not_told: z.boolean(),
  /** Opens a chat with what the guest was not told; absent without a phone number. */
  not_told_whatsapp_url: z.optional(z.string()),
  /** When and how the host has told it; null once a mail has gone out. */
  told_by_host: z.nullable(z.object({ how: z.enum(TOLD_WAYS), at: z.string() })),
});
export type BookingLine = z.infer<typeof bookingLine>;

export const hostBooking = z.extend(bookingLine, {
  email: z.string(),
  /** What the guest may show to prove the booking; null before it is confirmed. */
  check_code: z.nullable(z.string()),
  adults: z.int(),
  children: z.int(),
  breakfast: z.int(),
  extra_beds: z.int(),
  ...specialRequestsResponse,
  /** True if the host has set the price of the stay. */
  /** The code that the guest has booked with, and the rupees that it takes off; absent without one. */
  code: z.optional(z.string()),
  code_discount: z.optional(z.int()),
  price_is_set: z.boolean(),
  hold_expires_at: instant,
  /** What the guest of a request pays the host now, without a gateway; absent for any other booking. */
  due_now: z.optional(z.int()),
  created_at: z.string(),
  cancelled_at: instant,
  cancelled_by: z.optional(cancelledBy),
  /** Whom the papers are made out to, beside the guest. */
  company: z.optional(z.nullable(companyView)),
  /** What is not known of the guest's address; absent if nothing is missing. */
  recipient_lacks: z.optional(z.array(z.enum(RECIPIENT_FIELDS))),
  /** Changes with every act on the booking. */
  version: z.string(),
});
export type HostBooking = z.infer<typeof hostBooking>;
