import * as z from 'zod/mini';
import { PAID_PARTS } from '#domain/booking/proof.ts';
import { endpoint } from './endpoint.ts';
import { line } from './typed.ts';
import { civilDate } from './values.ts';

const stay = {
  homestay: z.string(),
  check_in: civilDate,
  nights: z.int(),
  paid: z.enum(PAID_PARTS),
};

/** What the token of a QR code says: nothing of the guest. Times are seconds since 1970; `sub` is the reference. */
export const bookingClaims = z.object({
  iss: z.string(),
  iat: z.int(),
  exp: z.int(),
  sub: z.string(),
  ...stay,
});
export type BookingClaims = z.infer<typeof bookingClaims>;

/** A booking as it is now, for anybody who has its code. `over`: from the second day after check-out, or once the
 * nights of guests who did not come are on sale again. */
export const checkAnswer = z.discriminatedUnion('real', [
  z.object({ real: z.literal(true), ...stay }),
  z.object({
    real: z.literal(false),
    cancelled: z.optional(z.literal(true)),
    over: z.optional(z.literal(true)),
  }),
]);
export type CheckAnswer = z.infer<typeof checkAnswer>;

const LONGEST_TOKEN = 2000;

/**
 * Letter case, blanks and hyphens of reference and code don't count. An unknown reference, a wrong code, a token that is
 * not ours and a hold without payment have one answer.
 */
export const checkBooking = endpoint({
  method: 'POST',
  path: '/public/check',
  summary:
    'Whether a booking is real, by its reference and check code or by the token of its QR code. Takes the optional header Proof-Of-Work.',
  access: 'anyone',
  body: z.union([
    z.object({ token: z.string().check(z.minLength(1), z.maxLength(LONGEST_TOKEN)) }),
    z.object({ reference: line(40), code: line(40) }),
  ]),
  response: checkAnswer,
  refusals: ['proof_required', 'too_many_requests'],
});

/** A public key as RFC 8037 writes it. */
export const publicKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  use: z.literal('sig'),
  kid: z.string(),
  x: z.string(),
});
export type PublicKey = z.infer<typeof publicKey>;

/** Where the site has the same document. */
export const JWKS_PATH = '/.well-known/jwks.json';

export const getPublicKeys = endpoint({
  method: 'GET',
  path: JWKS_PATH,
  summary: 'The public keys of what the site signs; the same document as at the root of the site.',
  access: 'anyone',
  response: z.object({ keys: z.array(publicKey) }),
  refusals: [],
});
