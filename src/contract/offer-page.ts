import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { paymentMethod, reservation } from './reservation.ts';
import { phone, text } from './typed.ts';

/** The token of `/offer/{token}`, where a human pays for the rooms that an assistant has held. */
const token = z.string().check(z.maxLength(100));

/** The hold ends and the link with it; a browser that has opened the link in time may read the booking on. */
export const openOffer = endpoint({
  method: 'POST',
  path: '/public/offer',
  summary: "Open what an assistant has held, with the token of its link; sets the reservation's cookie.",
  access: 'anyone',
  body: z.object({ token }),
  response: z.object({
    reservation,
    /** The host has no phone number of the guest yet. */
    needs_phone: z.boolean(),
  }),
  refusals: ['not_found', 'too_many_requests'],
});

/** The guest's own words and choice, before paying. They may be sent again with others, as long as the rooms are held. */
export const acceptOffer = endpoint({
  method: 'PUT',
  path: '/public/offer',
  summary: 'Say how to pay for what an assistant has held, and what the host needs to know.',
  access: 'anyone',
  body: z.object({
    token,
    guest_phone: z.optional(phone),
    guest_address: z.optional(text(500)),
    payment_method: paymentMethod,
  }),
  response: z.object({ reservation }),
  refusals: ['not_found', 'already_paid', 'hold_expired', 'too_many_requests'],
});
