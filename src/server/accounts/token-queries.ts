import type { Database, Tx } from '#server/platform/database/database.ts';
import { hashToken, randomToken, TOKEN_LIFE } from '#server/platform/keys/tokens.ts';
import type { TokenPurpose } from './schema.ts';

/** Makes a token; only its hash is stored. */
export async function createAccountToken(
  db: Database | Tx,
  userId: number,
  purpose: TokenPurpose,
  now: Date,
): Promise<string> {
  const token = randomToken();
  await db
    .insertInto('account_token')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      purpose,
      expires_at: new Date(now.getTime() + TOKEN_LIFE[purpose]),
      used_at: null,
    })
    .execute();
  return token;
}

/** Returns the user of a valid token; the token stays valid. */
export async function readAccountToken(
  db: Database | Tx,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('account_token')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id;
}

/**
 * Spends a token and returns its user; if two calls come at once, only one gets the user. The user's other tokens of
 * the same purpose end with it.
 */
export async function spendAccountToken(
  tx: Tx,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<number | undefined> {
  const userId = await readAccountToken(tx, token, purpose, now);
  if (userId === undefined) return undefined;
  // The user is locked first: two calls that each spend a token and then end the other's would deadlock.
  await tx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
  const row = await tx
    .updateTable('account_token')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  if (row) await endAccountTokens(tx, row.user_id, purpose, now);
  return row?.user_id;
}

export async function endAccountTokens(
  db: Database | Tx,
  userId: number,
  purpose: TokenPurpose,
  now: Date,
): Promise<void> {
  await db
    .updateTable('account_token')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

export async function dropOldAccountTokens(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('account_token').where('expires_at', '<=', now).execute();
}
