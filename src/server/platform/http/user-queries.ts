import type { Selectable } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { spellingsOf } from '../email-spellings.ts';

/** An account as any call may read it. Only `server/accounts` writes it. */
export type AccountRow = Selectable<Schema['app_user']>;

/** Returns the user of a session that has not ended; every call checks its access token with this. */
export function findSessionUser(
  db: Database,
  sessionId: string,
  userId: number,
): Promise<AccountRow | undefined> {
  return db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .selectAll('app_user')
    .where('session.id', '=', sessionId)
    .where('session.user_id', '=', userId)
    .where('session.ended_at', 'is', null)
    .executeTakeFirst();
}

/** Locks a session until the end of a transaction, so that it can't end before. False if it has ended. */
export async function lockSession(tx: Tx, sessionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export function findAccount(db: Database, idOrEmail: number | string): Promise<AccountRow | undefined> {
  const users = db.selectFrom('app_user').selectAll();
  const found =
    typeof idOrEmail === 'number'
      ? users.where('id', '=', idOrEmail)
      : users.where('email', 'in', spellingsOf(idOrEmail));
  return found.executeTakeFirst();
}
