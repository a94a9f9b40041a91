import { randomInt } from 'node:crypto';
import type { AccountKeys } from '#server/platform/keys/keys.ts';

/** Without signs that are taken for each other: no I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;
const CODES = 10;

/** Ten codes such as `7K2M-9QXB-04TD`, of 60 random bits each. */
export function makeRecoveryCodes(): string[] {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** What is stored of a code: signed, because it is short enough to be guessed from a plain hash. */
export function hashCode({ sign }: Pick<AccountKeys, 'sign'>, userId: number, typed: string): string {
  const code = typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');
  return sign(`recovery code ${userId} ${code}`);
}
