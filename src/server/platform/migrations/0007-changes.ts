import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // A quote for the change of one booking: for nobody else and nothing else.
  `alter table quote add column reservation_id integer references reservation on delete cascade`,
  // Counts the earlier changes: if another change comes between, the quote is void.
  `alter table quote add column changes_before integer`,
  // Rupees that changes took out of what was paid, by the terms of cancellation.
  `alter table reservation add column kept integer not null default 0`,
  `alter table reservation add column changed_at timestamptz`,
  // Rows are written once and never changed. A quote makes one change, however often it is sent.
  `create table reservation_change (
    quote_id text primary key,
    reservation_id integer not null references reservation on delete cascade,
    before jsonb not null,
    total_before integer not null,
    total_after integer not null,
    kept integer not null,
    refund_paise bigint not null,
    changed_at timestamptz not null
  )`,
  `create index reservation_change_reservation on reservation_change (reservation_id)`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
