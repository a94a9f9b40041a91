import { createHash, createHmac, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { DAY, HOUR, inSeconds, MINUTE } from '#domain/dates/duration.ts';

/**
 * Milliseconds for which the tokens of an account work: the link to verify, the link to reset, and the proof that a
 * browser has opened the first.
 */
export const TOKEN_LIFE = { verify: DAY, reset: HOUR, mailbox: 30 * MINUTE };

/** Milliseconds for which an invitation to run a homestay works. */
export const INVITATION_LIFE = DAY;

export const ACCESS_SECONDS = inSeconds(15 * MINUTE);
const ISSUER = 'accounts';

/** Returns 256 random bits, for links, cookies and refresh tokens. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash that is stored in place of a random token: 256 random bits need no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Returns the refresh token that follows another, computed from it and a secret: it can be sent again although only
 * hashes are stored, and only the server can compute it.
 */
export function successorToken(secret: string): (token: string) => string {
  const sign = signer(secret);
  return (token) => sign(`refresh ${token}`);
}

/** Returns a function that computes HMAC-SHA256 of a text. */
export function signer(secret: string): (text: string) => string {
  return (text) => createHmac('sha256', secret).update(text).digest('base64url');
}

export interface AccessTokens {
  sign(claims: AccessClaims, now: Date): Promise<string>;
  /** Returns undefined for a token that is forged, expired, or not ours. */
  read(token: string, now: Date): Promise<AccessClaims | undefined>;
}

export interface AccessClaims {
  userId: number;
  /** The session of the token, which "the other sessions" leaves out. */
  sessionId: string;
}

/** Makes and reads JSON Web Tokens of 15 minutes, signed with HMAC-SHA256. */
export function jwtAccessTokens(secret: string): AccessTokens {
  const key = new TextEncoder().encode(secret);
  return {
    sign: ({ userId, sessionId }, now) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(ISSUER)
        .setSubject(String(userId))
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + ACCESS_SECONDS * 1000))
        .sign(key),
    async read(token, now) {
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer: ISSUER,
          algorithms: ['HS256'],
          currentDate: now,
          requiredClaims: ['sub', 'sid', 'exp'],
        });
        const userId = Number(payload.sub);
        const sessionId = payload.sid;
        return Number.isInteger(userId) && typeof sessionId === 'string' ? { userId, sessionId } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
