import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { errors, type JWTVerifyOptions, jwtVerify, SignJWT } from 'jose';
import type { PublicKey } from '#contract/check.ts';
import { deriveKey } from './derive-key.ts';

/** A key pair that signs one kind of token, and no other. */
export interface SigningKey {
  open: PublicKey;
  sign(claims: Record<string, unknown>, issuer: string, times: { from: Date; until: Date }): Promise<string>;
  /** Returns the claims of a token. Throws an error of jose for one that is forged, over, or of another kind. */
  read(token: string, issuer: string, now: Date): Promise<unknown>;
}

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const KEY_NAME_LENGTH = 10;

/** Derives a key from the token secret, so that it survives a restart. `type` is that of its tokens. */
export function signingKey(
  secret: string,
  label: string,
  { type, key }: { type: string; key: string },
): SigningKey {
  const seed = deriveKey(secret, label);
  const own = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  const open: KeyObject = createPublicKey(own);
  const { x = '' } = open.export({ format: 'jwk' });
  const kid = key + createHash('sha256').update(x).digest('base64url').slice(0, KEY_NAME_LENGTH);
  // A key that a token brings with it is never used.
  const keyNamed = (named: string | undefined) => {
    if (named !== kid) throw new errors.JWKSNoMatchingKey();
    return open;
  };
  return {
    open: { kty: 'OKP', crv: 'Ed25519', use: 'sig', kid, x },
    sign: (claims, issuer, { from, until }) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'EdDSA', kid, typ: type })
        .setIssuer(issuer)
        .setIssuedAt(from)
        .setExpirationTime(until)
        .sign(own),
    async read(token, issuer, now) {
      const options: JWTVerifyOptions = { algorithms: ['EdDSA'], typ: type, issuer, currentDate: now };
      return (await jwtVerify(token, ({ kid: named }) => keyNamed(named), options)).payload;
    },
  };
}
