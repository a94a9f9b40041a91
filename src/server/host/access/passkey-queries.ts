import type { PasskeyLine } from '#contract/host/passkeys.ts';
import { MINUTE } from '#domain/dates/duration.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';

const CHALLENGE_LIFE = 5 * MINUTE;

type Purpose = 'register' | 'sign-in';

export interface PasskeyRow {
  id: string;
  name: string;
  public_key: string;
  counter: number;
  transports: string[];
  created_at: Date;
  last_used_at: Date | null;
}

export function listPasskeysOf(db: Database | Tx, userId: number): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkey')
    .select(['id', 'name', 'public_key', 'counter', 'transports', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function passkeyLine({ id, name, created_at, last_used_at }: PasskeyRow): PasskeyLine {
  const last = last_used_at?.toISOString() ?? null;
  return { id, name, created_at: created_at.toISOString(), last_used_at: last };
}

/** Saves a new passkey; undefined if it is known already. */
export function insertPasskey(
  tx: Tx,
  userId: number,
  passkey: Pick<PasskeyRow, 'id' | 'name' | 'public_key' | 'counter' | 'transports'>,
  now: Date,
): Promise<PasskeyRow | undefined> {
  return tx
    .insertInto('passkey')
    .values({
      ...passkey,
      user_id: userId,
      transports: JSON.stringify(passkey.transports),
      created_at: now,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(['id', 'name', 'public_key', 'counter', 'transports', 'created_at', 'last_used_at'])
    .executeTakeFirst();
}

/** Locks a user's row, so that two calls about their passkeys take turns. */
export async function lockUser(tx: Tx, userId: number): Promise<void> {
  await tx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
}

/** Notes the use of a passkey; false if its counter has moved on meanwhile. */
export async function markPasskeyUsed(
  tx: Tx,
  { id, counter }: { id: string; counter: number },
  newCounter: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkey')
    .set({ counter: newCounter, last_used_at: now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deletePasskey(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('passkey').where('id', '=', id).execute();
}

/** Remembers the challenge of a session, in place of an earlier one. */
export async function saveChallenge(
  db: Database,
  sessionId: string,
  purpose: Purpose,
  challenge: string,
  now: Date,
): Promise<void> {
  const expires_at = new Date(now.getTime() + CHALLENGE_LIFE);
  await db
    .insertInto('passkey_challenge')
    .values({ session_id: sessionId, purpose, challenge, expires_at })
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'purpose']).doUpdateSet({ challenge, expires_at }),
    )
    .execute();
}

/** Spends the challenge of a session, so that the next answer needs a new one. */
export async function takeChallenge(
  db: Database,
  sessionId: string,
  purpose: Purpose,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.challenge : undefined;
}

/** Gives a user new recovery codes in place of the old ones. */
export async function replaceCodes(
  tx: Tx,
  userId: number,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  const rows = hashes.map((code_hash) => ({ code_hash, user_id: userId, created_at: now }));
  await tx.insertInto('recovery_code').values(rows).execute();
}

/** Spends a recovery code; of two calls at once, one gets true. */
export async function spendCode(tx: Tx, userId: number, hash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countCodes(db: Database | Tx, userId: number): Promise<number> {
  const rows = await db
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('user_id', '=', userId)
    .execute();
  return rows.length;
}
