import { sql } from 'kysely';
import { numberOf, seriesOf } from '#domain/papers/paper-number.ts';
import type { PaperData } from '#server/documents/paper-data.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { PaperRow } from './schema.ts';

/** Returns the papers of a booking in the order in which they were issued. */
export function listPapers(db: Database | Tx, reservationId: number): Promise<PaperRow[]> {
  return db
    .selectFrom('paper')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('id')
    .execute();
}

export function findPaper(db: Database | Tx, id: number): Promise<PaperRow | undefined> {
  return db.selectFrom('paper').selectAll().where('id', '=', id).executeTakeFirst();
}

const named = (db: Database | Tx) =>
  db
    .selectFrom('paper')
    .innerJoin('reservation', 'reservation.id', 'reservation_id')
    .selectAll('paper')
    .select(['guest_name', 'guest_phone_e164', 'language']);

/** Returns the papers of a booking with the guest's name and phone number, oldest first. */
export function listNamedPapers(db: Database | Tx, reservationId: number) {
  return named(db).where('reservation_id', '=', reservationId).orderBy('paper.id').execute();
}

/** Returns the papers that some homestays issued from one instant until before another, oldest first. */
export function listPapersOf(
  db: Database,
  propertyIds: readonly number[],
  { from, until }: { from: Date; until: Date },
) {
  return named(db)
    .where('paper.property_id', 'in', [0, ...propertyIds])
    .where('issued_at', '>=', from)
    .where('issued_at', '<', until)
    .orderBy('paper.id')
    .execute();
}

/** Returns the ids of stays that were checked in but not out, ended before a day, and have no invoice. */
export async function listLeftOpen(db: Database, day: string): Promise<number[]> {
  const rows = await db
    .selectFrom('reservation')
    .innerJoin('seller', 'seller.property_id', 'reservation.property_id')
    .select('reservation.id')
    .where('seller.gstin', 'is not', null)
    .where('status', '=', 'confirmed')
    .where('checked_in_at', 'is not', null)
    .where('checked_out_at', 'is', null)
    .where('check_out', '<', day)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('paper')
            .select('paper.id')
            .whereRef('paper.reservation_id', '=', 'reservation.id')
            .where('kind', 'in', ['tax_invoice', 'invoice']),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the paper that a guest sees: the newest invoice or credit note, else the newest voucher. */
export function newestOf(papers: readonly PaperRow[]): PaperRow | undefined {
  return papers.findLast(({ kind }) => !kind.endsWith('voucher')) ?? papers.at(-1);
}

export type NewPaper = Omit<PaperRow, 'id' | 'number' | 'data'> & { data: PaperData };

/**
 * Saves a paper under the next number of its series, which has no gaps. The row of the series stays locked until the
 * transaction ends, so call it last. `day` is the civil date of the paper.
 */
export async function insertPaper(
  tx: Tx,
  { data, ...paper }: NewPaper,
  { prefix, day }: { prefix: string; day: string },
): Promise<string> {
  const series = seriesOf(prefix, paper.kind, day);
  const number = numberOf(series, await takeNumber(tx, series));
  await tx
    .insertInto('paper')
    .values({ ...paper, number, data: JSON.stringify(data) })
    .execute();
  return number;
}

async function takeNumber(tx: Tx, name: string): Promise<number> {
  const { last } = await tx
    .insertInto('number_series')
    .values({ name, last: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ last: sql<number>`number_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** Locks the papers of some homestays, always in the same order, so that no two transactions wait for each other. */
export async function lockPapers(tx: Tx, propertyIds: readonly number[]): Promise<void> {
  const names = propertyIds.toSorted((one, other) => one - other).map((id) => `papers of ${id}`);
  for (const name of new Set(names)) await takeNumber(tx, name);
}

/** Returns the payments and the refunds of a booking, oldest first. */
export async function listMoney(tx: Tx, reservationId: number) {
  const payments = await tx
    .selectFrom('payment')
    .select(['id', 'amount_paise', 'applied', 'voided_at', 'state', 'currency'])
    .where('reservation_id', '=', reservationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const refunds = await tx
    .selectFrom('refund')
    .select(['id', 'payment_id', 'amount_paise'])
    .where('reservation_id', '=', reservationId)
    .orderBy('id')
    .execute();
  return { payments, refunds };
}
