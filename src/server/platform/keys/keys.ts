import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash, verify } from '@node-rs/argon2';
import { QUOTE_TOKEN } from '#domain/booking/quote.ts';
import { queue } from '#server/platform/queue.ts';
import type { Config } from '../config.ts';
import { makePrivateDirectory } from '../database/private-directory.ts';
import { type BookingTokens, bookingTokens } from './booking-tokens.ts';
import { type CheckCodes, checkCodes } from './check-codes.ts';
import { type FileKeys, jwtFileKeys } from './file-keys.ts';
import { type IdTokens, idTokens } from './id-tokens.ts';
import { type SigningKey, signingKey } from './signing-key.ts';
import { type AccessTokens, jwtAccessTokens, randomToken, signer, successorToken } from './tokens.ts';

/** The file in the data directory with the generated secret. */
export const SECRET_FILE = 'token-secret';

/** The functions for signed tokens and hashed passwords. */
export interface AccountKeys {
  access: AccessTokens;
  fileKeys: FileKeys;
  checkCodes: CheckCodes;
  bookingTokens: BookingTokens;
  /** Signs quotes for assistants: anybody can check one without asking the site. */
  quoteKey: SigningKey;
  reviewTokens: IdTokens;
  /** Open the page on which a human pays for what an assistant has held. */
  offerTokens: IdTokens;
  successorOf: (refreshToken: string) => string;
  /**
   * Returns HMAC-SHA256 with the token secret. Start the text with its purpose, so that no signature is valid for two.
   */
  sign: (text: string) => string;
  passwords: Passwords;
}

export function accountKeys(secret: string): AccountKeys {
  return {
    access: jwtAccessTokens(secret),
    fileKeys: jwtFileKeys(secret),
    checkCodes: checkCodes(secret),
    bookingTokens: bookingTokens(secret),
    quoteKey: signingKey(secret, 'quote tokens', QUOTE_TOKEN),
    reviewTokens: idTokens(secret, 'review link'),
    offerTokens: idTokens(secret, 'offer link'),
    successorOf: successorToken(secret),
    sign: signer(secret),
    passwords: argonPasswords(),
  };
}

/**
 * Returns TOKEN_SECRET, or a secret that is generated once and stored in the data directory, readable by its owner
 * only.
 */
export function readTokenSecret({ tokenSecret, dataDir }: Pick<Config, 'tokenSecret' | 'dataDir'>): string {
  if (tokenSecret) return tokenSecret;
  const file = join(dataDir, SECRET_FILE);
  makePrivateDirectory(dataDir);
  try {
    // `wx` fails if another process has made the file first; then that one's secret is read.
    writeFileSync(file, randomToken(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * OWASP's minimum for argon2id, the library's default kind: 19 MiB and two passes. It takes about 55 ms of one core.
 */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More hashes at once would only take memory, 19 MiB each. */
const MOST_AT_ONCE = 4;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long when `stored` is null, so that the time doesn't reveal whether an account exists. */
  matches(stored: string | null, password: string): Promise<boolean>;
}

/** Hashes passwords in a queue: at most four run at once, the others wait. */
export function argonPasswords(): Passwords {
  const turn = queue(MOST_AT_ONCE);
  let dummy: Promise<string> | undefined;
  return {
    hash: (password) => turn(() => hash(password, OPTIONS)),
    async matches(stored, password) {
      if (stored !== null) return turn(() => verify(stored, password));
      dummy ??= hash('a password that nobody has', OPTIONS);
      const decoy = await dummy;
      await turn(() => verify(decoy, password));
      return false;
    },
  };
}
