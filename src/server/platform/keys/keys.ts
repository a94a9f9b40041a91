import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { makePrivateDirectory } from '../database/private-directory.ts';
import { argonPasswords, type Passwords } from './passwords.ts';
import { type AccessTokens, jwtAccessTokens, randomToken, signer, successorToken } from './tokens.ts';

/** The file of the generated secret, in the data directory. */
export const SECRET_FILE = 'token-secret';

/** What authentication needs: signed tokens and hashed passwords. */
export interface AccountKeys {
  access: AccessTokens;
  successorOf: (refreshToken: string) => string;
  /** HMAC-SHA256 with the token secret. Start the text with its purpose, so that no signature is valid for two. */
  sign: (text: string) => string;
  passwords: Passwords;
}

export function accountKeys(secret: string): AccountKeys {
  return {
    access: jwtAccessTokens(secret),
    successorOf: successorToken(secret),
    sign: signer(secret),
    passwords: argonPasswords(),
  };
}

/** TOKEN_SECRET, or one generated once and stored in the data directory, readable by its owner only. */
export function readTokenSecret({ tokenSecret, dataDir }: Pick<Config, 'tokenSecret' | 'dataDir'>): string {
  if (tokenSecret) return tokenSecret;
  const file = join(dataDir, SECRET_FILE);
  makePrivateDirectory(dataDir);
  try {
    // `wx` fails when another process made the file first; that one's secret is then read.
    writeFileSync(file, randomToken(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
