import * as z from 'zod/mini';
import { user } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { extrasResponse } from './extras.ts';
import { fileLinks } from './reservation-files.ts';
import { paymentStatus, reservationStatus } from './reservation-status.ts';
import { line, password, personName, text } from './typed.ts';
import { cancellationRules, cancellationTime, civilDate, messageAnswer, propertyTimes } from './values.ts';

export const getProfile = endpoint({
  method: 'GET',
  path: '/profile',
  summary: "The signed-in user's profile.",
  access: 'signed-in',
  response: z.object({ profile: user }),
  refusals: ['not_signed_in'],
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/profile',
  summary: 'Change name, phone and address; the email stays.',
  access: 'signed-in',
  body: z.object({
    name: z.optional(personName),
    phone: z.optional(line(40)),
    address: z.optional(text(500)),
  }),
  response: z.object({ profile: user }),
  refusals: ['not_signed_in'],
});

/** Takes a JPEG, PNG or WebP under 5 MB in the field `profilePicture`. */
export const uploadPicture = endpoint({
  method: 'POST',
  path: '/profile/upload-picture',
  summary: 'Set the profile picture.',
  access: 'signed-in',
  bodyType: 'multipart/form-data',
  response: z.object({ picture_url: z.string() }),
  refusals: ['not_signed_in', 'invalid_image', 'body_too_large', 'too_many_requests', 'busy'],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/profile/change-password',
  summary: 'Change the password; other sessions end.',
  access: 'signed-in',
  body: z.object({
    current_password: z.string().check(z.minLength(1), z.maxLength(200)),
    new_password: password,
  }),
  response: messageAnswer,
  refusals: ['not_signed_in', 'wrong_password', 'too_many_requests'],
});

/** Spec section 3, "Booking (profile list)". Amounts are whole rupees. */
export const booking = z.object({
  id: z.int(),
  status: reservationStatus,
  /** The host confirms it first. */
  awaits_host: z.optional(z.literal(true)),
  booking_date: z.string(),
  checkin_date: civilDate,
  checkout_date: civilDate,
  no_of_nights: z.int(),
  property: z.string(),
  rooms: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      image: z.nullable(z.string()),
      price: z.int(),
      net_amount: z.int(),
      type: z.string(),
    }),
  ),
  guest_info: z.object({ name: z.string(), no_of_guests: z.int(), no_of_children: z.int() }),
  services: z.object({ no_of_breakfast: z.int(), no_of_extra_bed: z.int() }),
  /** Guests pay these at the homestay. */
  extras: extrasResponse,
  payment: z.object({ total_amount: z.int(), refundable_amount: z.int(), payment_status: paymentStatus }),
  cancellation_rules: cancellationRules,
  cancellation_time: cancellationTime,
  check_out_time: propertyTimes.check_out_time,
  files: fileLinks,
});
export type Booking = z.infer<typeof booking>;

export const listBookings = endpoint({
  method: 'GET',
  path: '/profile/bookings',
  summary: "The user's bookings, guest bookings with the same verified email included.",
  access: 'signed-in',
  response: z.object({ bookings: z.array(booking) }),
  refusals: ['not_signed_in'],
});
