import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { type BookingClaims, bookingClaims, type PublicKey } from '#contract/check.ts';
import { bookingReference, readBookingReference } from '#domain/booking/booking-reference.ts';
import { BOOKING_TOKEN, overFrom, type ProvenStay } from '#domain/booking/proof.ts';
import { addDays, instantOf } from '#domain/dates/calendar.ts';
import { deriveKey } from './derive-key.ts';

/** Signs what the QR code of a booking says, with a key of its own: no other token of ours is a booking. */
export interface BookingTokens {
  key: PublicKey;
  sign(booking: { id: number; stay: ProvenStay }, issuer: string, now: Date): Promise<string>;
  /** Returns the booking's id; undefined for a token that is forged, of another key or of another kind. */
  read(token: string, issuer: string, now: Date): Promise<number | 'over' | undefined>;
}

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const KEY_NAME_LENGTH = 10;

export function bookingTokens(secret: string): BookingTokens {
  const seed = deriveKey(secret, 'booking tokens');
  const own = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  const open = createPublicKey(own);
  const { x = '' } = open.export({ format: 'jwk' });
  const kid =
    BOOKING_TOKEN.key + createHash('sha256').update(x).digest('base64url').slice(0, KEY_NAME_LENGTH);
  return {
    key: { kty: 'OKP', crv: 'Ed25519', use: 'sig', kid, x },
    sign: ({ id, stay: { homestay, checkIn, nights, paid } }, issuer, now) =>
      new SignJWT({ homestay, check_in: checkIn, nights, paid } satisfies Partial<BookingClaims>)
        .setProtectedHeader({ alg: 'EdDSA', kid, typ: BOOKING_TOKEN.type })
        .setIssuer(issuer)
        .setSubject(bookingReference(id))
        .setIssuedAt(now)
        .setExpirationTime(instantOf(overFrom(addDays(checkIn, nights)), '00:00'))
        .sign(own),
    async read(token, issuer, now) {
      try {
        const { payload } = await jwtVerify(token, ({ kid: named }) => keyNamed(named), {
          algorithms: ['EdDSA'],
          typ: BOOKING_TOKEN.type,
          issuer,
          currentDate: now,
        });
        const claims = z.safeParse(bookingClaims, payload);
        return claims.success ? readBookingReference(claims.data.sub) : undefined;
      } catch (error) {
        return error instanceof errors.JWTExpired ? 'over' : undefined;
      }
    },
  };

  function keyNamed(named: string | undefined) {
    if (named !== kid) throw new errors.JWKSNoMatchingKey();
    return open;
  }
}
