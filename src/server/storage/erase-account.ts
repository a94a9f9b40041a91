import { sql } from 'kysely';
import { todayInIndia } from '#domain/calendar.ts';
import { statusAt } from '#domain/reservation.ts';
import type { UserRow } from './accounts-schema.ts';
import type { Tx } from './database.ts';
import { reservationsOf } from './guest-bookings.ts';
import { forgetDetails } from './retention.ts';

/**
 * Deletes an account and what is known of its owner. Of stays that are over remains what their invoices need, of what was
 * never paid nothing of the guest. Stays ahead, and payments under way, stay as they are: they are open to whoever has the
 * link of their mails, and end as every booking does (`domain/retention.ts`).
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
  const isOver = (row: (typeof rows)[number]) =>
    row.check_out < today || row.released_at !== null || statusAt(row, now) === 'Expired';
  const over = rows.filter(isOver);
  const ids = over.map(({ id }) => id);
  const noInvoice = over.filter((row) => row.invoice_number === null).map(({ id }) => id);
  if (ids.length > 0) {
    await forgetDetails(sql`select id from reservation where id in (${sql.join(ids)})`).execute(tx);
    await tx
      .updateTable('reservation')
      .set({ guest_email: '', idempotency_key: null, request_hash: null })
      .where('id', 'in', ids)
      .execute();
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
  await tx.deleteFrom('waiting_entry').where('email', '=', user.email).execute();
  await tx
    .deleteFrom('outbox')
    .where('recipient', '=', user.email)
    .where('sent_at', 'is not', null)
    .execute();
  // Its sessions and links go with it.
  await tx.deleteFrom('app_user').where('id', '=', user.id).execute();
}
