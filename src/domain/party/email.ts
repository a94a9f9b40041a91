/** The one rule for email addresses: pages and the server check, keep and compare them by it. */

export type EmailProblem = 'missing' | 'invalid' | 'script';

const BEFORE_AT = /^(?!\.)([a-z\d!#$%&'*+/=?^_`{|}~-]|\.(?![.@])){1,64}@$/;
const OTHER_LETTERS = /(?=[^ -~])[\p{L}\p{M}\p{N}]/gu;
/** Two joiners belong to words of some scripts; `URL` knows where. */
const TYPED_HOST = /^(?!(.*\.)?\p{Nd}+$)([\p{L}\p{M}\p{Nd}.-]|\u200c|\u200d)+$/u;
const ASCII_HOST = /^((?!-)[a-z\d-]{1,63}(?<!-)(\.(?!$)|$)){2,}$/;
const OTHER_SCRIPT = /[^ -~]/;
const ENCODED = /(^|\.)xn--/;
const MOST = 254;

/** Returns what precedes the host, with the @, and the host. */
function parts(email: string): [local: string, host: string] {
  const at = email.lastIndexOf('@') + 1;
  return [email.slice(0, at), email.slice(at)];
}

/** Returns the ASCII form of a clean address, which the mail server gets and by which two addresses are compared. */
export function asciiEmail(email: string): string {
  const [local, host] = parts(email);
  if (!TYPED_HOST.test(host) || !(OTHER_SCRIPT.test(host) || ENCODED.test(host))) return email;
  try {
    return local + new URL(`http://${host}`).hostname;
  } catch {
    return email;
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

/** Returns what is wrong with a typed address. `script`: letters before the @ to which no mail server can be relied on. */
export function emailProblem(typed: string): EmailProblem | undefined {
  const email = cleanEmail(typed);
  if (email === '') return 'missing';
  const ascii = asciiEmail(email);
  const [local, host] = parts(ascii);
  const plain = local.replace(OTHER_LETTERS, 'a');
  const isWhole = BEFORE_AT.test(plain) && ASCII_HOST.test(host) && TYPED_HOST.test(parts(email)[1]);
  if (!isWhole || ascii.length > MOST) return 'invalid';
  return plain === local ? undefined : 'script';
}

/** Returns whether two addresses are one, in whichever spelling. */
export const isSameEmail = (one: string, other: string) => asciiEmail(one) === asciiEmail(other);
