import { sql } from 'kysely';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';

/**
 * Locks reservations that nobody paid for, whose last hold ended before an instant. Left out are those with money, even
 * if it is out of date and was refunded, and those with an order still to be synced.
 */
export async function lockUnpaid(tx: Tx, before: Date, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from reservation r where (status = 'held' or status = 'cancelled' and not has_papers)
      and created_at < ${before}
      and not exists (
        select 1 from hold where reservation_id = r.id and greatest(ends_at, released_at) >= ${before})
      and not exists (
        select 1 from payment where reservation_id = r.id and state in ('captured', 'refunded'))
      and not exists (select 1 from payment_order where reservation_id = r.id and not settled)
    order by created_at limit ${most} for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Deletes failed payments and the orders of reservations that nobody paid for. */
export async function eraseOrders(tx: Tx, reservationIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('payment')
    .where('reservation_id', 'in', [0, ...reservationIds])
    .execute();
  await tx
    .deleteFrom('payment_order')
    .where('reservation_id', 'in', [0, ...reservationIds])
    .execute();
}

/** Clears what hosts wrote of payments for stays that ended before a day. */
export function eraseNotes(db: Database, day: string): Promise<void> {
  return inBatches((most) =>
    sql`
      update payment set note = null, void_reason = null where id in (
        select payment.id from payment join reservation on reservation.id = reservation_id
        where check_out < ${day} and (payment.note is not null or void_reason is not null)
        limit ${most})`.execute(db),
  );
}

/** Clears which hosts paid refunds out by hand for stays that ended before a day. */
export function erasePayers(db: Database, day: string): Promise<void> {
  return inBatches((most) =>
    sql`
      update refund set paid_out_by = null, paid_out_name = null where id in (
        select refund.id from refund join reservation on reservation.id = refund.reservation_id
        where check_out < ${day} and (paid_out_by is not null or paid_out_name is not null)
        limit ${most})`.execute(db),
  );
}
