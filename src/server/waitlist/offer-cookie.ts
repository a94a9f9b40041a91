import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { waitlistStateAt } from '#domain/booking/waitlist.ts';
import { DAY, inSeconds } from '#domain/dates/duration.ts';
import type { AppContext } from '#server/platform/context.ts';
import { ownNightsOfOffer } from '#server/reservations/holds/hold-queries.ts';
import type { OwnHold } from '#server/rooms/own-hold.ts';
import { findEntry } from './queries.ts';

const COOKIE = 'waiting';

/** Lets this browser see as free what is held for the entry whose link it has opened. */
export function setWaitlistCookie(c: Context, { config }: Pick<AppContext, 'config'>, token: string): void {
  setCookie(c, COOKIE, token, {
    path: '/api',
    httpOnly: true,
    secure: config.secureCookies,
    sameSite: config.crossSite ? 'None' : 'Lax',
    maxAge: inSeconds(DAY),
  });
}

/** Returns what is held for the guest of this browser; other searches show it as taken. */
export async function heldOffer(
  c: Context,
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
): Promise<OwnHold | undefined> {
  const token = getCookie(c, COOKIE);
  const entry = token ? await findEntry(db, token) : undefined;
  if (!entry?.offer_id || !entry.offer_until || waitlistStateAt(entry, clock()) !== 'offered')
    return undefined;
  const own = ownNightsOfOffer(entry.offer_id, { checkIn: entry.check_in, checkOut: entry.check_out });
  return { own, until: entry.offer_until, email: entry.email };
}
