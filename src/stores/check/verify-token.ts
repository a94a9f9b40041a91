import * as z from 'zod/mini';
import { type BookingClaims, bookingClaims, type PublicKey } from '#contract/check.ts';
import { BOOKING_TOKEN } from '#domain/booking/proof.ts';

/** `unknown`: this browser can't verify signatures, or has no keys. */
export type Verified = BookingClaims | 'foreign' | 'over' | 'unknown';

const header = z.object({
  alg: z.literal('EdDSA'),
  kid: z.string().check(z.regex(new RegExp(`^${BOOKING_TOKEN.key}`))),
  typ: z.literal(BOOKING_TOKEN.type),
});

const CURVE = 'Ed25519';

const partsOf = (token: string) => token.split('.');

/** Returns what a token says, which may be forged. */
export const claimsIn = (token: string): BookingClaims | undefined =>
  z.safeParse(bookingClaims, read(partsOf(token)[1] ?? '')).data;

/** Verifies the token of a QR code by our public keys, without a request. Never by a key that it brings along. */
export async function verifyToken(token: string, keys: readonly PublicKey[], now: Date): Promise<Verified> {
  const [head = '', body = '', signature = '', ...more] = partsOf(token);
  const named = z.safeParse(header, read(head));
  const claims = claimsIn(token);
  const signed = bytesOf(signature);
  if (more.length > 0 || !named.success || !claims || !signed) return 'foreign';
  const key = keys.find(({ kid }) => kid === named.data.kid);
  if (!key) return keys.length === 0 ? 'unknown' : 'foreign';
  const { kty, crv, x } = key;
  try {
    const opened = await crypto.subtle.importKey('jwk', { kty, crv, x }, CURVE, false, ['verify']);
    const text = new TextEncoder().encode(`${head}.${body}`);
    if (!(await crypto.subtle.verify(CURVE, opened, signed, text))) return 'foreign';
  } catch {
    // There is no `subtle` on plain http, and older browsers don't know the curve.
    return 'unknown';
  }
  return claims.exp * 1000 <= now.getTime() ? 'over' : claims;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function read(part: string): unknown {
  const bytes = bytesOf(part);
  try {
    return bytes && JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
