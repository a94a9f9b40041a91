import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isProofFresh } from '#domain/booking/booking-link.ts';
import { DAY, inSeconds } from '#domain/dates/duration.ts';
import { isSameEmail } from '#domain/party/email.ts';
import { say } from '#server/language/say.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { signedIn } from '#server/platform/http/signed-in.ts';
import { type AccountRow, findSessionUser } from '#server/platform/http/user-queries.ts';
import type { Bearer } from '#server/platform/keys/file-keys.ts';
import { hashToken, randomToken } from '#server/platform/keys/tokens.ts';
import { type ReservationFile, subjectOf } from './file-links.ts';
import { addSecret, findReservation, renewSecret, secretProvenAt } from './queries.ts';
import type { ReservationRow } from './schema.ts';

const NINETY_DAYS = inSeconds(90 * DAY);

const cookieName = (reservationId: number) => `reservation_${reservationId}`;

/** Stores the hash of a reservation's secret; a browser with the secret may open the reservation. */
export async function saveSecret(
  tx: Tx,
  reservationId: number,
  secret: string,
  now: Date,
  provenAt = now,
): Promise<string> {
  await addSecret(tx, reservationId, hashToken(secret), { now, provenAt });
  return secret;
}

export function setReservationCookie(
  c: Context,
  { config }: AppContext,
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

/** Returns the hash of this browser's secret of the reservation, and since when the mailbox is proven to it. */
async function secretOf(c: Context, { db }: AppContext, id: number) {
  const secret = getCookie(c, cookieName(id));
  const hash = secret === undefined ? undefined : hashToken(secret);
  const provenAt = hash === undefined ? undefined : await secretProvenAt(db, id, hash);
  return hash === undefined || provenAt === undefined ? undefined : { hash, provenAt };
}

/** Lets the browser that opened a mailed link open the reservation from now on. */
export async function admitByLink(c: Context, deps: AppContext, id: number, mailedAt: Date): Promise<Bearer> {
  const known = await secretOf(c, deps, id);
  if (known) {
    if (known.provenAt < mailedAt) await renewSecret(deps.db, known.hash, mailedAt);
    return { secret: known.hash };
  }
  const secret = await inTransaction(deps.db, (tx) =>
    saveSecret(tx, id, randomToken(), deps.clock(), mailedAt),
  );
  setReservationCookie(c, deps, id, secret);
  return { secret: hashToken(secret) };
}

/** When a mailbox was proven to a browser that has only the link of an assistant's hold: never. */
export const NEVER = new Date(0);

/** Whoever has paid is the guest, also in a browser that has opened a link which others have seen. `at`: when it was paid. */
export async function provePayer(c: Context, deps: AppContext, id: number, at: Date): Promise<void> {
  const known = await secretOf(c, deps, id);
  if (known && known.provenAt < at && !isProofFresh(known.provenAt, at))
    await renewSecret(deps.db, known.hash, at);
}

/**
 * Returns whether a request may read and write what is between the guest and the host: not by the link of an assistant's
 * hold alone, which others have seen.
 */
export async function isTheGuest(c: Context, deps: AppContext, row: ReservationRow): Promise<boolean> {
  const known = await secretOf(c, deps, row.id);
  return (known !== undefined && known.provenAt > NEVER) || isSignedInOwner(c, deps, row);
}

async function isSignedInOwner(
  c: Context,
  deps: AppContext,
  row: ReservationRow | undefined,
): Promise<boolean> {
  // The session is read even if there is no reservation, so that an expired session gets the same response for every
  // id.
  const session = await signedIn(c, deps);
  return row !== undefined && session !== undefined && isOwner(row, session.user);
}

function isOwner(row: ReservationRow, { id, email, email_verified_at }: AccountRow): boolean {
  return row.user_id === id || (email_verified_at !== null && isSameEmail(row.guest_email, email));
}

/** Returns by what this request may open a reservation, for the keys of its files. */
export async function bearerOf(
  c: Context,
  deps: AppContext,
  row: ReservationRow,
): Promise<Bearer | undefined> {
  const known = await secretOf(c, deps, row.id);
  if (known && (row.status === 'held' || known.provenAt > NEVER)) return { secret: known.hash };
  const session = await signedIn(c, deps);
  return session && isOwner(row, session.user)
    ? { userId: session.user.id, sessionId: session.sessionId }
    : undefined;
}

/**
 * Returns the reservation, if this request may open it: by the cookie of the browser that made it, or signed in as the
 * user who made it or has the same verified e-mail. A released one is hidden. `undefined` and "there is none" are the
 * same.
 */
export async function findOwned(
  c: Context,
  deps: AppContext,
  id: number,
  options: { released?: boolean } = {},
): Promise<ReservationRow | undefined> {
  const found = await findReservation(deps.db, id);
  const row = found?.released_at && !options.released ? undefined : found;
  if (row && (await secretOf(c, deps, id))) return row;
  return (await isSignedInOwner(c, deps, row)) ? row : undefined;
}

/**
 * Finds a reservation for acts that the owner of an old mail must not do: its cookie alone is not enough. `not_found`
 * or `proof_required` otherwise.
 */
export async function findProven(
  c: Context,
  deps: AppContext,
  id: number,
): Promise<ReservationRow | Refusal> {
  const row = await findOwned(c, deps, id);
  if (!row) return refuse('not_found');
  const secret = await secretOf(c, deps, id);
  if (secret && isProofFresh(secret.provenAt, deps.clock())) return row;
  return (await isSignedInOwner(c, deps, row))
    ? row
    : refuse('proof_required', {}, say().siteApi.FRESH_LINK_NEEDED);
}

/** Finds a reservation for one of its files: as its owner, or by the key in the file's address. */
export async function findForFile(
  c: Context,
  deps: AppContext,
  id: number,
  { file, key }: { file: ReservationFile; key: string | undefined },
): Promise<ReservationRow | Refusal> {
  const owned =
    file === 'invoice'
      ? await findProven(c, deps, id)
      : ((await findOwned(c, deps, id)) ?? refuse('not_found'));
  return owned instanceof Refusal && key !== undefined ? findByKey(deps, id, { file, key }) : owned;
}

/** A key opens no more than the cookie or the session that it came from, and ends with it. */
async function findByKey(
  { db, accounts, clock }: AppContext,
  id: number,
  { file, key }: { file: ReservationFile; key: string },
): Promise<ReservationRow | Refusal> {
  const now = clock();
  const bearer = await accounts.fileKeys.read(subjectOf(file, id), key, now);
  if (bearer === 'expired') return refuse('file_link_ended');
  const row = bearer && (await findReservation(db, id));
  if (!row || row.released_at) return refuse('not_found');
  if ('userId' in bearer) {
    const user = await findSessionUser(db, bearer.sessionId, bearer.userId);
    return user && isOwner(row, user) ? row : refuse('not_found');
  }
  const provenAt = await secretProvenAt(db, id, bearer.secret);
  if (!provenAt) return refuse('not_found');
  return file === 'calendar' || isProofFresh(provenAt, now)
    ? row
    : refuse('proof_required', {}, say().siteApi.FRESH_LINK_NEEDED);
}
