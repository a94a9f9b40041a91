import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

/** Lets a guest open a booking by a mailed link, cancel it, and pay the balance. */
const STATEMENTS = [
  // Links in the mails about a booking; each mail has its own. Hashes only.
  `create table reservation_link (
    token_hash text primary key,
    reservation_id integer not null references reservation on delete cascade,
    created_at timestamptz not null
  )`,
  `create index reservation_link_reservation on reservation_link (reservation_id)`,
  // The rules of the moment of booking, as the guest was promised them. Null: booked before they were kept here.
  `alter table reservation add column cancellation_rules jsonb`,
  `alter table reservation add column cancelled_at timestamptz`,
  // An order is for the booking itself, or for what an advance left open.
  `alter table payment_order add column part text not null default 'booking'`,
  `create table credit_note (
    number integer primary key,
    reservation_id integer not null references reservation,
    amount_paise bigint not null check (amount_paise > 0),
    issued_at timestamptz not null
  )`,
  `create index credit_note_reservation on credit_note (reservation_id)`,
  `insert into number_series (name, last) values ('credit_note', 0) on conflict (name) do nothing`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
