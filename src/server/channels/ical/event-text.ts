import { createHash } from 'node:crypto';

const MAX_SUMMARY = 200;
const MAX_LINK = 500;
const MAX_UID = 200;

/** Also marks that turn the direction of what follows. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

const oneLine = (text: string): string => text.replace(INVISIBLE, ' ').trim();

export function summaryOf(text: string): string {
  return Array.from(oneLine(text)).slice(0, MAX_SUMMARY).join('').trim();
}

/** One that is too long for an index is told by its digest. */
export function uidOf(text: string): string {
  const uid = oneLine(text);
  if (uid.length <= MAX_UID) return uid;
  return `sha256-${createHash('sha256').update(uid).digest('hex')}`;
}

/** The https address of the booking: its own, or the first one in the description. */
export function linkOf(url: string, description: string): string | undefined {
  const named = safeLink(url.trim());
  if (named) return named;
  const [found] = /https:\/\/[^\s<>"']+/i.exec(description) ?? [];
  return found && safeLink(found.replace(/[.,;:!?)\]]{1,20}$/, ''));
}

function safeLink(text: string): string | undefined {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.username || url.password) return undefined;
  return url.href.length <= MAX_LINK ? url.href : undefined;
}
