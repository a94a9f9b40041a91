import { type Insertable, sql } from 'kysely';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { CodeRow } from './schema.ts';

/** Returns a code in capitals: the one that can be used, else the last one that was ended. */
export function findCode(db: Database | Tx, code: string): Promise<CodeRow | undefined> {
  return db
    .selectFrom('code')
    .selectAll()
    .where('code', '=', code)
    .orderBy(sql`ended_at desc nulls first`)
    .limit(1)
    .executeTakeFirst();
}

/** Returns the code of a booking or a quote; undefined without one. */
export async function codeById(db: Database | Tx, id: number | null): Promise<CodeRow | undefined> {
  if (id === null) return undefined;
  return db.selectFrom('code').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a code until the transaction ends, so that its uses can be counted. Lock it after the nights. */
export function lockCode(tx: Tx, id: number): Promise<CodeRow> {
  return tx.selectFrom('code').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/**
 * Counts the uses of codes: bookings, also cancelled ones, and holds as long as they last. A hold that ends unpaid gives
 * its use back. The reservation `butNot` is left out.
 */
export async function countUses(
  db: Database | Tx,
  codeIds: readonly number[],
  now: Date,
  butNot = 0,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('reservation')
    .select(['code_id', ({ fn }) => fn.countAll<number>().as('used')])
    .where('code_id', 'in', [0, ...codeIds])
    .where('id', '!=', butNot)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('confirmed_at', 'is not', null),
        exists(
          selectFrom('hold')
            .select('hold.id')
            .whereRef('hold.reservation_id', '=', 'reservation.id')
            .where('released_at', 'is', null)
            .where('ends_at', '>', now),
        ),
      ]),
    )
    .groupBy('code_id')
    .execute();
  return new Map(rows.map(({ code_id, used }) => [code_id ?? 0, Number(used)]));
}

/** Returns the codes for any of these homestays, the newest first; none that was mailed after a stay and is over. */
export function listCodesOf(db: Database, propertyIds: readonly number[], today: string): Promise<CodeRow[]> {
  return db
    .selectFrom('code')
    .selectAll()
    .where(sql<boolean>`property_ids && ${[...propertyIds]}::int[]`)
    .where(({ eb, or }) => or([eb('reservation_id', 'is', null), eb('valid_until', '>=', today)]))
    .orderBy('id', 'desc')
    .execute();
}

/** Adds a code; undefined if there is one of this name that has not ended. */
export function insertCode(tx: Tx, code: Insertable<Schema['code']>): Promise<CodeRow | undefined> {
  return tx
    .insertInto('code')
    .values(code)
    .onConflict((conflict) => conflict.column('code').where('ended_at', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function endCodeRow(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('code').set({ ended_at: now }).where('id', '=', id).execute();
}
