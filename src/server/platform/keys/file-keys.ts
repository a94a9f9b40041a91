import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { inSeconds, MINUTE } from '#domain/dates/duration.ts';

/** Milliseconds for which the key in a file's address works. */
export const FILE_KEY_LIFE = 15 * MINUTE;

/** Who was given a file's address: a browser with a reservation's cookie (by the hash of its secret), or a session. */
const bearer = z.union([
  z.object({ secret: z.string() }),
  z.object({ userId: z.int(), sessionId: z.string() }),
]);
export type Bearer = z.infer<typeof bearer>;

const ISSUER = 'files';

/**
 * Keys that open one file at a plain address, because apps hand links to browsers without cookies. `file` names it,
 * e.g. `invoice/7`.
 */
export interface FileKeys {
  sign(file: string, bearer: Bearer, now: Date): Promise<string>;
  /** Returns undefined for a key that is forged or of another file. The caller checks that the bearer still has access. */
  read(file: string, key: string, now: Date): Promise<Bearer | 'expired' | undefined>;
}

export function jwtFileKeys(secret: string): FileKeys {
  const key = new TextEncoder().encode(secret);
  return {
    sign: (file, holder, now) =>
      new SignJWT({ ...holder })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(file)
        .setExpirationTime(inSeconds(now.getTime() + FILE_KEY_LIFE))
        .sign(key),
    async read(file, text, now) {
      try {
        const { payload } = await jwtVerify(text, key, {
          issuer: ISSUER,
          audience: file,
          algorithms: ['HS256'],
          currentDate: now,
          requiredClaims: ['exp'],
        });
        const holder = z.safeParse(bearer, payload);
        return holder.success ? holder.data : undefined;
      } catch (error) {
        return error instanceof errors.JWTExpired ? 'expired' : undefined;
      }
    },
  };
}
