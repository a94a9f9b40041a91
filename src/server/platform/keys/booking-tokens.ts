import { errors } from 'jose';
import * as z from 'zod/mini';
import { type BookingClaims, bookingClaims, type PublicKey } from '#contract/check.ts';
import { bookingReference, readBookingReference } from '#domain/booking/booking-reference.ts';
import { BOOKING_TOKEN, overFrom, type ProvenStay } from '#domain/booking/proof.ts';
import { addDays, instantOf } from '#domain/dates/calendar.ts';
import { signingKey } from './signing-key.ts';

/** Signs what the QR code of a booking says, with a key of its own: no other token of ours is a booking. */
export interface BookingTokens {
  key: PublicKey;
  sign(booking: { id: number; stay: ProvenStay }, issuer: string, now: Date): Promise<string>;
  /** Returns the booking's id; undefined for a token that is forged, of another key or of another kind. */
  read(token: string, issuer: string, now: Date): Promise<number | 'over' | undefined>;
}

export function bookingTokens(secret: string): BookingTokens {
  const key = signingKey(secret, 'booking tokens', BOOKING_TOKEN);
  return {
    key: key.open,
    sign: ({ id, stay: { homestay, checkIn, nights, paid } }, issuer, now) => {
      const said = { homestay, check_in: checkIn, nights, paid } satisfies Partial<BookingClaims>;
      const until = instantOf(overFrom(addDays(checkIn, nights)), '00:00');
      return key.sign({ ...said, sub: bookingReference(id) }, issuer, { from: now, until });
    },
    async read(token, issuer, now) {
      try {
        const claims = z.safeParse(bookingClaims, await key.read(token, issuer, now));
        return claims.success ? readBookingReference(claims.data.sub) : undefined;
      } catch (error) {
        return error instanceof errors.JWTExpired ? 'over' : undefined;
      }
    },
  };
}
