import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { signedIn } from '../accounts/session.ts';
import { hashToken, randomToken } from '../accounts/tokens.ts';
import type { AppDeps } from '../deps.ts';
import type { Tx } from '../storage/database.ts';
import { addSecret, findReservation, hasSecret } from '../storage/reservations.ts';
import type { ReservationRow } from '../storage/schema.ts';

const NINETY_DAYS = 90 * 24 * 3600;

const cookieName = (reservationId: number) => `reservation_${reservationId}`;

/** Makes a new secret for a reservation and keeps its hash; the browser that gets it may open the reservation. */
export async function issueSecret(tx: Tx, reservationId: number, now: Date): Promise<string> {
  const secret = randomToken();
  await addSecret(tx, reservationId, hashToken(secret), now);
  return secret;
}

export function setReservationCookie(
  c: Context,
  { config }: AppDeps,
  reservationId: number,
  secret: string,
): void {
  setCookie(c, cookieName(reservationId), secret, {
    path: '/api',
    httpOnly: true,
    secure: config.secureCookies,
    sameSite: config.crossSite ? 'None' : 'Lax',
    maxAge: NINETY_DAYS,
  });
}

/** True when this browser has a secret of the reservation already. */
export async function hasCookie(c: Context, { db }: AppDeps, reservationId: number): Promise<boolean> {
  const secret = getCookie(c, cookieName(reservationId));
  return secret !== undefined && hasSecret(db, reservationId, hashToken(secret));
}

/**
 * The reservation, if this request may open it: by the cookie of the browser that made it, or signed in as who made it
 * or with the same, verified e-mail. A released one is hidden; `undefined` says no more than "there is none".
 */
export async function findOwned(
  c: Context,
  deps: AppDeps,
  id: number,
  options: { released?: boolean } = {},
): Promise<ReservationRow | undefined> {
  const row = await findReservation(deps.db, id);
  const isHidden = !row || (row.released_at && !options.released);
  if (!isHidden && (await hasCookie(c, deps, id))) return row;
  // Asked also where there is none, so that a session that is over is answered the same for every id.
  const session = await signedIn(c, deps);
  if (isHidden || !session) return undefined;
  const { id: userId, email, email_verified_at } = session.user;
  return row.user_id === userId || (email_verified_at && row.guest_email === email) ? row : undefined;
}
