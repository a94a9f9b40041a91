import { randomUUID } from 'node:crypto';
import { DAY } from '#domain/dates/duration.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { hashToken, randomToken } from '#server/platform/keys/tokens.ts';
import type { UserRow } from './schema.ts';

const REFRESH_LIFE = 30 * DAY;
/** Milliseconds for which another tab still gets a successor that one tab has used. */
const LEEWAY = 10_000;

/** Opens a session for a user, with its first refresh token. A demo session needs no passkey at the desk. */
export async function openSession(
  db: Database | Tx,
  userId: number,
  now: Date,
  { isDemo = false } = {},
): Promise<{ sessionId: string; refreshToken: string }> {
  const sessionId = randomUUID();
  const refreshToken = randomToken();
  await db
    .insertInto('session')
    .values({ id: sessionId, user_id: userId, created_at: now, ended_at: null, is_demo: isDemo })
    .execute();
  await insertToken(db, sessionId, refreshToken, now);
  return { sessionId, refreshToken };
}

function insertToken(db: Database | Tx, sessionId: string, token: string, now: Date) {
  return db
    .insertInto('refresh_token')
    .values({
      token_hash: hashToken(token),
      session_id: sessionId,
      expires_at: new Date(now.getTime() + REFRESH_LIFE),
      used_at: null,
    })
    .execute();
}

export interface Rotated {
  user: UserRow;
  sessionId: string;
  refreshToken: string;
}

/**
 * Exchanges a refresh token for its successor. The same token gets the same successor again while that is unused (a
 * phone may have lost the response) and for ten seconds more (other tabs); later it is a replay, which ends the
 * session. The session's row is the lock. `successorOf` must be a secret function.
 */
export function rotateSession(
  db: Database,
  token: string,
  now: Date,
  successorOf: (token: string) => string,
): Promise<Rotated | undefined> {
  return db.transaction().execute(async (tx) => {
    const hash = hashToken(token);
    const found = await tx
      .selectFrom('refresh_token')
      .select('session_id')
      .where('token_hash', '=', hash)
      .executeTakeFirst();
    if (!found) return undefined;
    const session = await tx
      .selectFrom('session')
      .select(['id', 'user_id', 'ended_at'])
      .where('id', '=', found.session_id)
      .forUpdate()
      .executeTakeFirst();
    // The row is read again after locking, because another tab may have just used the token.
    const row = await tx
      .selectFrom('refresh_token')
      .selectAll()
      .where('token_hash', '=', hash)
      .executeTakeFirst();
    if (!session || session.ended_at || !row || row.expires_at <= now) return undefined;
    const refreshToken = successorOf(token);
    if (row.used_at === null) {
      await tx.updateTable('refresh_token').set({ used_at: now }).where('token_hash', '=', hash).execute();
      await insertToken(tx, session.id, refreshToken, now);
    } else if (!(await mayRepeat(tx, refreshToken, now))) {
      await tx.updateTable('session').set({ ended_at: now }).where('id', '=', session.id).execute();
      return undefined;
    }
    const user = await tx
      .selectFrom('app_user')
      .selectAll()
      .where('id', '=', session.user_id)
      .executeTakeFirst();
    return user && { user, sessionId: session.id, refreshToken };
  });
}

/** Returns whether the successor is unused, so that a repeated request may come from the same browser. */
async function mayRepeat(tx: Tx, successor: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('refresh_token')
    .select('used_at')
    .where('token_hash', '=', hashToken(successor))
    .executeTakeFirst();
  return row !== undefined && (row.used_at === null || now.getTime() - row.used_at.getTime() <= LEEWAY);
}

export async function sessionOf(db: Database, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('refresh_token')
    .select('session_id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row?.session_id;
}

/** Ends the session of a refresh token; an unknown token is ignored. */
export async function endSessionOf(db: Database, token: string, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .where('id', 'in', (inner) =>
      inner.selectFrom('refresh_token').select('session_id').where('token_hash', '=', hashToken(token)),
    )
    .execute();
}

/** Ends all sessions of a user, except the one in which the password is being changed. */
export async function endSessions(
  db: Database | Tx,
  userId: number,
  now: Date,
  except?: string,
): Promise<void> {
  let query = db
    .updateTable('session')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  if (except) query = query.where('id', '!=', except);
  await query.execute();
}

/** Returns the open sessions of a user that were opened or proven after an instant, newest first. */
export function listSessions(
  db: Database,
  userId: number,
  after: Date,
): Promise<{ id: string; created_at: Date; proven_at: Date | null }[]> {
  return db
    .selectFrom('session')
    .select(['id', 'created_at', 'proven_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where(({ or, eb }) => or([eb('created_at', '>', after), eb('proven_at', '>', after)]))
    .orderBy('created_at', 'desc')
    .execute();
}

export async function hasOpenSession(tx: Tx, userId: number): Promise<boolean> {
  const open = tx.selectFrom('session').select('id').where('user_id', '=', userId);
  return (await open.where('ended_at', 'is', null).limit(1).executeTakeFirst()) !== undefined;
}

/** Ends one session of a user; false if there is no such open session. */
export async function endSession(
  db: Database | Tx,
  userId: number,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that the owner of a session has proven themselves, by a passkey or in another way. */
export async function proveSession(
  db: Database | Tx,
  sessionId: string,
  now: Date,
  passkeyId: string | null = null,
): Promise<void> {
  const proof = { proven_at: now, proven_by: passkeyId };
  await db.updateTable('session').set(proof).where('id', '=', sessionId).execute();
}

export async function endSessionsProvenBy(tx: Tx, passkeyId: string, now: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ended_at: now })
    .where('proven_by', '=', passkeyId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function dropOldSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('refresh_token').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('session')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refresh_token')
            .select('token_hash')
            .whereRef('refresh_token.session_id', '=', 'session.id'),
        ),
      ),
    )
    .execute();
}
