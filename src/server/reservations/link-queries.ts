import type { Database, Tx } from '#server/platform/database/database.ts';
import { hashToken, randomToken } from '#server/platform/keys/tokens.ts';

/**
 * Makes the token of a link to a booking, `{SITE_URL}/my-booking/{token}`; only its hash is stored. Each mail about a
 * booking has its own, made in the transaction that enqueues the mail.
 */
export async function createBookingLink(tx: Tx, reservationId: number, now: Date): Promise<string> {
  const token = randomToken();
  await tx
    .insertInto('reservation_link')
    .values({ token_hash: hashToken(token), reservation_id: reservationId, created_at: now })
    .execute();
  return token;
}

/** Returns the reservation that a link opens, and when the link was mailed. */
export async function readBookingLink(
  db: Database | Tx,
  token: string,
): Promise<{ reservationId: number; mailedAt: Date } | undefined> {
  return db
    .selectFrom('reservation_link')
    .select(['reservation_id as reservationId', 'created_at as mailedAt'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
}
