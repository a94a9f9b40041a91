import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // Unpaid reservations are deleted after a month. These indexes find them and their rows without reading whole tables.
  `create index reservation_unpaid on reservation (created_at) where status = 'Pending Payment'`,
  `create index reservation_secret_reservation on reservation_secret (reservation_id)`,
  `create index hold_reservation on hold (reservation_id)`,
  `create index refund_reservation on refund (reservation_id)`,
  `create index quote_reservation on quote (reservation_id) where reservation_id is not null`,
  `create index waiting_entry_offer on waiting_entry (offer_id) where offer_id is not null`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
