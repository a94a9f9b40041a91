import { createHmac, timingSafeEqual } from 'node:crypto';
import { checkCodeOf, formatCheckCode, readCheckCode } from '#domain/booking/check-code.ts';
import { deriveKey } from './derive-key.ts';

/** The codes that prove bookings. They are computed from the booking's id and stored nowhere. */
export interface CheckCodes {
  /** Returns the code of a booking as it is printed. */
  of(reservationId: number): string;
  /** Returns whether a typed code is that of a booking, always in the same time. */
  isOf(reservationId: number, typed: string): boolean;
}

/** Bytes of an HMAC that make a code: so many that all codes are equally likely. */
const BYTES = 16;

export function checkCodes(secret: string): CheckCodes {
  const key = deriveKey(secret, 'check code');
  const codeOf = (id: number) => {
    const digest = createHmac('sha256', key).update(String(id)).digest();
    return checkCodeOf(BigInt(`0x${digest.toString('hex', 0, BYTES)}`));
  };
  return {
    of: (id) => formatCheckCode(codeOf(id)),
    isOf(id, typed) {
      const code = codeOf(id);
      // What can't be a code is compared all the same, with as many signs of another alphabet.
      const read = readCheckCode(typed) ?? '0'.repeat(code.length);
      return timingSafeEqual(Buffer.from(read), Buffer.from(code));
    },
  };
}
