import * as z from 'zod/mini';
import { STAR_GROUPS } from '#domain/reviews/rating.ts';
import { user } from './auth.ts';
import { guestCharge } from './charges.ts';
import { endpoint } from './endpoint.ts';
import { specialRequestsResponse } from './extras.ts';
import { paymentStatus, reservationStatus } from './reservation-status.ts';
import { civilDate, language, messageAnswer } from './values.ts';

/** Times are ISO 8601. */
const time = z.string();

/** The stored data of a booking and its guest; amounts are whole rupees, those of payments paise. */
const storedBooking = z.object({
  id: z.int(),
  status: reservationStatus,
  payment_status: paymentStatus,
  booked_at: time,
  check_in: civilDate,
  check_out: civilDate,
  adults: z.int(),
  children: z.int(),
  rooms: z.array(z.string()),
  guest: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    state: z.string(),
    country: z.string(),
  }),
  ...specialRequestsResponse,
  breakfasts: z.int(),
  extra_beds: z.int(),
  charges: z.array(guestCharge),
  total: z.int(),
  language,
  invoice_number: z.nullable(z.string()),
  payments: z.array(z.object({ id: z.string(), amount_paise: z.int(), state: z.string(), at: time })),
  refunds: z.array(z.object({ amount_paise: z.int(), state: z.string(), at: time })),
  messages: z.array(z.object({ author: z.enum(['guest', 'host']), text: z.string(), at: time })),
  /** What the guest wrote after the stay; absent without a review. */
  review: z.optional(
    z.object({
      stars: z.record(z.enum(STAR_GROUPS), z.int()),
      words: z.string(),
      name: z.string(),
      at: time,
    }),
  ),
});

export const accountData = z.object({
  made_at: time,
  profile: z.extend(user, { language }),
  bookings: z.array(storedBooking),
  waiting_list: z.array(
    z.object({
      check_in: civilDate,
      check_out: civilDate,
      adults: z.int(),
      children: z.int(),
      state: z.string(),
      language,
      joined_at: time,
    }),
  ),
  /** The recent sessions, one for each browser. */
  sessions: z.array(z.object({ began_at: time, ended_at: z.nullable(time) })),
  emails: z.array(z.object({ kind: z.string(), written_at: time, sent_at: z.nullable(time) })),
});
export type AccountData = z.infer<typeof accountData>;

export const downloadAccountData = endpoint({
  method: 'GET',
  path: '/profile/data',
  summary: 'Everything that is kept of the signed-in user, as a file; also opened by the key of its link.',
  access: 'signed-in',
  query: z.object({ key: z.optional(z.string()) }),
  response: accountData,
  refusals: ['not_signed_in', 'not_found', 'file_link_ended', 'too_many_requests'],
});

/** The link works for 15 minutes, also in another app, and ends with the session. */
export const getDataLink = endpoint({
  method: 'GET',
  path: '/profile/data-link',
  summary: "A link to the file with the signed-in user's data.",
  access: 'signed-in',
  response: z.object({ url: z.string(), expires_at: time }),
  refusals: ['not_signed_in'],
});

/** Past bookings keep only what their invoices need. Future ones stay unchanged and open by their mailed links. */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/profile/delete-account',
  summary: 'Delete the account. All sessions end.',
  access: 'signed-in',
  body: z.object({ password: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: messageAnswer,
  refusals: ['not_signed_in', 'wrong_password', 'wrong_state', 'too_many_requests'],
});
