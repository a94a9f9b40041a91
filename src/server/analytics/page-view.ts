import { DAY } from '#domain/dates/duration.ts';

/**
 * Stores only harmless parts of a page view. The site removes tokens before it sends an address, but the API does not
 * rely on that.
 */

/** Pages whose next path segment is a secret. */
const SECRET_PAGE =
  /^\/(reset-password|verify-email|my-booking|check-in|offer|waiting-list|review|host\/invitation)(?:\/.*)?$/;
/** The parts of a search's query that are stored; everything else (a token, a campaign's tag) is dropped. */
const SAFE_QUERY = new Set(['checkin', 'checkout', 'guests', 'children', 'pastdate']);
const PLAIN_VALUE = /^[\w-]{1,20}$/;
/** Matches a part of a path that is as long as a token. */
const TOKEN_LIKE = /^[\w.~+=-]{24,}$/;
const MAX_DELAY = DAY;

/** Returns the path and the harmless query of an address; the origin, the fragment and every secret are left out. */
export function storableAddress(address: string): string {
  const url = URL.parse(address, 'http://site.invalid');
  if (!url) return '/';
  const [, secretPage] = SECRET_PAGE.exec(url.pathname) ?? [];
  if (secretPage) return `/${secretPage}`;
  const path = url.pathname
    .split('/')
    .map((part) => (TOKEN_LIKE.test(part) ? '…' : part))
    .join('/');
  const query = [...url.searchParams]
    .filter(([name, value]) => SAFE_QUERY.has(name.toLowerCase()) && PLAIN_VALUE.test(value))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return `${path}${query ? `?${query}` : ''}`.slice(0, 500);
}

/** Returns a short text without control characters, and without anything like a token. */
export function storableText(text: string): string {
  const plain = text.replace(/\p{Cc}/gu, ' ').trim();
  if (plain.startsWith('/')) return storableAddress(plain);
  const isIdentifier = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(plain);
  return isIdentifier ? plain : plain.replace(/[\w.~+=-]{40,}/g, '…');
}

/** Returns the browser's own time if it is plausible, else the server's. Milliseconds since 1970 or ISO 8601. */
export function viewInstant(timestamp: string | number, now: Date): Date {
  const viewed = new Date(/^\d+$/.test(String(timestamp)) ? Number(timestamp) : timestamp);
  const delay = now.getTime() - viewed.getTime();
  return delay >= 0 && delay <= MAX_DELAY ? viewed : now;
}
