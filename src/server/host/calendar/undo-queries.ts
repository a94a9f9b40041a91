import * as z from 'zod/mini';
import { nightValues } from '#contract/host/calendar.ts';
import { civilDate } from '#contract/values.ts';
import { DAY } from '#domain/dates/duration.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { hashToken, randomToken } from '#server/platform/keys/tokens.ts';
import type { UndoChange } from '#server/rooms/set-nights.ts';

const UNDO_LIFE = DAY;

const changes = z.array(
  z.object({
    room_id: z.int(),
    night: civilDate,
    before: nightValues,
    after: nightValues,
    set_by: z.optional(z.nullable(z.enum(['file', 'rates', 'calendar']))),
  }),
);

/** Saves a change to be undone within a day; returns its token, of which only the hash is stored. */
export async function saveUndo(
  tx: Tx,
  userId: number,
  changed: readonly UndoChange[],
  now: Date,
): Promise<string> {
  const token = randomToken();
  await erasePastUndo(tx, now);
  await tx
    .insertInto('nights_undo')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      nights: JSON.stringify(changed),
      created_at: now,
    })
    .execute();
  return token;
}

/** Takes the change of a token, which works once. Undefined if it is unknown, used, too old or another host's. */
export async function takeUndo(
  tx: Tx,
  token: string,
  userId: number,
  now: Date,
): Promise<UndoChange[] | undefined> {
  const row = await tx
    .deleteFrom('nights_undo')
    .where('token_hash', '=', hashToken(token))
    .where('user_id', '=', userId)
    .where('created_at', '>=', oldest(now))
    .returning('nights')
    .executeTakeFirst();
  return row && z.parse(changes, row.nights);
}

/** Deletes changes that can no longer be undone. */
export async function erasePastUndo(db: Database | Tx, now: Date): Promise<void> {
  await db.deleteFrom('nights_undo').where('created_at', '<', oldest(now)).execute();
}

const oldest = (now: Date) => new Date(now.getTime() - UNDO_LIFE);
