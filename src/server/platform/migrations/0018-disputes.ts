import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // A guest's bank asks for a payment back. `told_at`: when the provider told of the status.
  `create table dispute (
    id text primary key,
    payment_id text not null references payment,
    reservation_id integer not null references reservation,
    amount_paise bigint not null,
    deducted_paise bigint not null,
    reason text not null,
    respond_by timestamptz,
    status text not null check (status in ('open', 'under_review', 'action_required', 'closed', 'won', 'lost')),
    told_at timestamptz not null,
    created_at timestamptz not null
  )`,
  `create index dispute_reservation on dispute (reservation_id)`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
