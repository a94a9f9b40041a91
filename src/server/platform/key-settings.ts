/** What the settings must say about secrets. */

const KEY_BYTES = 32;
const BASE64 = /^[A-Za-z0-9+/]{43}=$/;
const LEAST_SECRET = 32;

/** Returns whether a text is one or more keys of 32 bytes in Base64, separated by commas. */
export const areRegisterKeys = (text: string): boolean =>
  text
    .split(',')
    .map((key) => key.trim())
    .every((key) => BASE64.test(key) && Buffer.from(key, 'base64').length === KEY_BYTES);

/** It continues a sentence, and does not repeat a key. */
export const REGISTER_KEYS_RULE =
  'must be keys of 32 bytes in Base64, separated by commas: `openssl rand -base64 32` makes one.';

interface Secrets {
  databaseUrl: string | undefined;
  tokenSecret: string | undefined;
  /** As written, right or wrong. */
  registerKeys: string | undefined;
  local: boolean;
}

/** Servers of one database must have the same secrets, so none is made by itself there. */
export function secretProblems({ databaseUrl, tokenSecret, registerKeys, local }: Secrets): string[] {
  const problems: string[] = [];
  if (databaseUrl && !tokenSecret)
    problems.push('TOKEN_SECRET is missing: with DATABASE_URL it is required, a long random text.');
  if (databaseUrl && !registerKeys)
    problems.push(`REGISTER_KEYS is missing: with DATABASE_URL it ${REGISTER_KEYS_RULE}`);
  if (tokenSecret && !local && tokenSecret.length < LEAST_SECRET)
    problems.push(`TOKEN_SECRET must have at least ${LEAST_SECRET} characters on a public site.`);
  return problems;
}
