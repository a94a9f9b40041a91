import type { Kysely } from 'kysely';
import { run } from './statements.ts';

const TABLES = [
  ['session_family', 'session'],
  ['waiting_entry', 'waitlist_entry'],
  ['waiting_link', 'waitlist_link'],
  ['hold_guard', 'hold_lock'],
] as const;

/** Table, old column, new column; the tables by their new names. */
const COLUMNS = [
  ['refresh_token', 'family_id', 'session_id'],
  ['payment_order', 'part', 'purpose'],
  ['reservation', 'kept', 'cancellation_fee'],
  ['reservation', 'given_paise', 'refunded_offline_paise'],
  ['reservation_change', 'kept', 'cancellation_fee'],
] as const;

/** Tables, columns and the purpose of an order get the names that the code uses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    ...TABLES.map(([before, after]) => `alter table ${before} rename to ${after}`),
    ...COLUMNS.map(([table, before, after]) => `alter table ${table} rename column ${before} to ${after}`),
    `update payment_order set purpose = 'balance' where purpose = 'rest'`,
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `update payment_order set purpose = 'rest' where purpose = 'balance'`,
    ...COLUMNS.map(([table, before, after]) => `alter table ${table} rename column ${after} to ${before}`),
    ...TABLES.map(([before, after]) => `alter table ${after} rename to ${before}`),
  ]);
}
