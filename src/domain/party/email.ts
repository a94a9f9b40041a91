/** The one rule for email addresses: pages and the server check, keep and compare them by it. */

export type EmailProblem = 'missing' | 'invalid' | 'script';

const BEFORE_AT = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/;
const OTHER_LETTERS = /(?=[^ -~])[\p{L}\p{M}\p{N}]/gu;
const MOST_BEFORE_AT = 64;
const MOST = 254;

/** Two joiners belong to words of some scripts; `URL` knows where. */
const TYPED_HOST = /^([\p{L}\p{M}\p{Nd}.-]|\u200c|\u200d)+$/u;
const ONLY_DIGITS_LAST = /(^|\.)\p{Nd}+$/u;
const ASCII_HOST = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/;
const ENCODED = /(^|\.)xn--/;
const OTHER_SCRIPT = /[^ -~]/;

/** Returns what precedes the last @, and the host behind it. */
function parts(email: string): [local: string, host: string] {
  const at = email.lastIndexOf('@');
  return [email.slice(0, Math.max(at, 0)), email.slice(at + 1)];
}

/** Returns a host with `xn--` in place of other scripts; undefined if it can't be written so. */
function asciiHost(host: string): string | undefined {
  if (!OTHER_SCRIPT.test(host) && !ENCODED.test(host)) return host;
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return undefined;
  }
}

/**
 * Returns an address as it is kept: without blanks around and in lower case, in the spelling that was typed. A host that
 * mixes both spellings has none of its own, so it gets the ASCII one.
 */
export function cleanEmail(typed: string): string {
  const email = typed.trim().toLowerCase().normalize('NFC');
  const [, host] = parts(email);
  const isMixed = OTHER_SCRIPT.test(host) && (ENCODED.test(host) || host !== host.normalize('NFKC'));
  return isMixed ? asciiEmail(email) : email;
}

/** Returns the ASCII form of a clean address, which the mail server gets and by which two addresses are compared. */
export function asciiEmail(email: string): string {
  const [local, host] = parts(email);
  const ascii = TYPED_HOST.test(host) ? asciiHost(host) : undefined;
  return ascii === undefined || local === '' ? email : `${local}@${ascii}`;
}

/** Returns what is wrong with a typed address. `script`: letters before the @ to which no mail server can be relied on. */
export function emailProblem(typed: string): EmailProblem | undefined {
  const email = cleanEmail(typed);
  if (email === '') return 'missing';
  const [local, host] = parts(email);
  const [, ascii] = parts(asciiEmail(email));
  const isHost = TYPED_HOST.test(host) && ASCII_HOST.test(ascii) && !ONLY_DIGITS_LAST.test(host);
  const plain = local.replace(OTHER_LETTERS, 'a');
  const isLocal = BEFORE_AT.test(plain) && local.length <= MOST_BEFORE_AT;
  if (!isHost || !isLocal || local.length + 1 + ascii.length > MOST) return 'invalid';
  return plain === local ? undefined : 'script';
}

/** Returns whether two addresses are one, in whichever spelling. */
export const isSameEmail = (one: string, other: string) => asciiEmail(one) === asciiEmail(other);
