import { sql } from 'kysely';
import { statusAt } from '#domain/booking/reservation.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { reservationsOf } from '#server/reservations/booking-queries.ts';
import { releaseHold } from '#server/reservations/hold-queries.ts';
import { clearDetails, lockHoldLimits, WAITLIST_LOCK } from '#server/reservations/queries.ts';
import type { UserRow } from './schema.ts';

/**
 * Returns whether a homestay would be left without an owner. Locks its owners, so that two who leave at once take
 * turns.
 */
export async function ownsAlone(tx: Tx, userId: number): Promise<boolean> {
  const owners = await tx
    .selectFrom('property_role')
    .select(['property_id', 'user_id'])
    .where('role', '=', 'owner')
    .orderBy('property_id')
    .orderBy('user_id')
    .forUpdate()
    .execute();
  const byHomestay = Map.groupBy(owners, ({ property_id }) => property_id);
  return [...byHomestay.values()].some((own) => own.every(({ user_id }) => user_id === userId));
}

/**
 * Deletes an account and its owner's data. Past stays keep what their invoices need; of unpaid ones no guest data
 * remains. Future stays and bookings with a payment under way stay unchanged: the links in their mails still open
 * them, and `domain/content/retention.ts` applies to them.
 */
export async function eraseAccount(tx: Tx, user: UserRow, now: Date): Promise<void> {
  await tx.selectFrom('app_user').select('id').where('id', '=', user.id).forUpdate().execute();
  await reservationsOf(tx, user)
    .clearSelect()
    .select('reservation.id')
    .orderBy('reservation.id')
    .forUpdate()
    .execute();
  const rows = await reservationsOf(tx, user).execute();
  const today = todayInIndia(now);
  const payable = await listPayable(tx, rows);
  const isOver = (row: (typeof rows)[number]) =>
    !payable.has(row.id) &&
    (row.check_out < today || row.released_at !== null || statusAt(row, now) === 'expired');
  const over = rows.filter(isOver);
  const ids = over.map(({ id }) => id);
  const noInvoice = over.filter((row) => row.invoice_number === null).map(({ id }) => id);
  if (ids.length > 0) {
    await clearDetails(sql`select id from reservation where id in (${sql.join(ids)})`).execute(tx);
    await tx
      .updateTable('reservation')
      .set({ guest_email: '', idempotency_key: null, request_hash: null })
      .where('id', 'in', ids)
      .execute();
    await tx.deleteFrom('booking_message').where('reservation_id', 'in', ids).execute();
    await tx.deleteFrom('reservation_link').where('reservation_id', 'in', ids).execute();
    await tx.deleteFrom('reservation_secret').where('reservation_id', 'in', ids).execute();
  }
  if (noInvoice.length > 0) {
    await tx
      .updateTable('reservation')
      .set({ guest_name: '', guest_address: '', state: '', country: '' })
      .where('id', 'in', noInvoice)
      .execute();
  }
  await leaveQueue(tx, user.email, now);
  await tx
    .deleteFrom('outbox')
    .where('recipient', '=', user.email)
    .where('sent_at', 'is not', null)
    .execute();
  // The database deletes the user's sessions and links together with the user.
  await tx.deleteFrom('app_user').where('id', '=', user.id).execute();
}

/** Returns the unpaid reservations whose payment may still arrive: they can become bookings. */
async function listPayable(tx: Tx, rows: readonly { id: number; status: string }[]): Promise<Set<number>> {
  const unpaid = rows.filter(({ status }) => status === 'held').map(({ id }) => id);
  if (unpaid.length === 0) return new Set();
  const orders = await tx
    .selectFrom('payment_order')
    .select('reservation_id')
    .where('reservation_id', 'in', unpaid)
    .where('settled', '=', false)
    .execute();
  return new Set(orders.map(({ reservation_id }) => reservation_id));
}

/** Deletes every waitlist entry of a guest and frees their offers at once. */
async function leaveQueue(tx: Tx, email: string, now: Date): Promise<void> {
  await lockHoldLimits(tx, [WAITLIST_LOCK]);
  const entries = await tx
    .deleteFrom('waitlist_entry')
    .where('email', '=', email)
    .returning('offer_id')
    .execute();
  for (const { offer_id } of entries) if (offer_id !== null) await releaseHold(tx, offer_id, now);
}
