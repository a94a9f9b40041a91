import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './derive-key.ts';

/** The tokens of one kind of link to a booking. They are computed from the booking's id and stored nowhere. */
export interface IdTokens {
  /** Returns the token of a booking, which fits into an address. */
  of(reservationId: number): string;
  /** Returns the id of a token's booking, which may have been deleted; undefined for a token that is none of ours. */
  read(token: string): number | undefined;
}

const SHAPE = /^([1-9]\d{0,9})-([\w-]{22})$/;
/** Bytes of an HMAC that prove the id. */
const BYTES = 16;
const MAX_ID = 2_147_483_647;

/** Returns the tokens that one secret makes for one kind of link. Those of another secret or kind are none of them. */
export function idTokens(secret: string, kind: 'review link' | 'offer link'): IdTokens {
  const key = deriveKey(secret, kind);
  const proofOf = (id: number) =>
    createHmac('sha256', key).update(String(id)).digest().subarray(0, BYTES).toString('base64url');
  return {
    of: (id) => `${id}-${proofOf(id)}`,
    read(token) {
      const [, digits = '', proof = ''] = SHAPE.exec(token) ?? [];
      const id = Number(digits);
      if (id < 1 || id > MAX_ID) return undefined;
      return timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(id))) ? id : undefined;
    },
  };
}
