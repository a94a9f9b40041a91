import { domainToUnicode } from 'node:url';
import { asciiEmail } from '#domain/party/email.ts';

/** Returns every spelling in which one address may be stored, for `in`: as given, and with its host in `xn--` or in its script. */
export function spellingsOf(email: string): string[] {
  const ascii = asciiEmail(email);
  const at = ascii.lastIndexOf('@') + 1;
  return [...new Set([email, ascii, ascii.slice(0, at) + domainToUnicode(ascii.slice(at))])];
}
