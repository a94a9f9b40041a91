import { sql } from 'kysely';
import { DAY } from '#domain/dates/duration.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';

/** Milliseconds for which a repeated act is recognized: longer than a browser stays open without an answer. */
const KEEP = DAY;

export function findAct(db: Database | Tx, keyHash: string) {
  return db.selectFrom('host_act').selectAll().where('key_hash', '=', keyHash).executeTakeFirst();
}

export interface DoneAct {
  keyHash: string;
  requestHash: string;
  reservationId: number;
  answer: unknown;
}

/** Saves what an act has returned, in its transaction. */
export async function insertAct(
  tx: Tx,
  { keyHash, requestHash, reservationId, answer }: DoneAct,
  now: Date,
): Promise<void> {
  const of = { key_hash: keyHash, request_hash: requestHash, reservation_id: reservationId };
  await tx
    .insertInto('host_act')
    .values({ ...of, answer: JSON.stringify(answer ?? null), done_at: now })
    .execute();
}

/** Forgets acts that no browser repeats any more. */
export function eraseActs(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP);
  return inBatches((most) =>
    sql`delete from host_act where key_hash in (select key_hash from host_act where done_at < ${before} limit ${most})`.execute(
      db,
    ),
  );
}
