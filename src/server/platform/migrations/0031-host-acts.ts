import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // What no mail has told the guest: since when, the texts for a chat, and when and how the host told it.
  `alter table reservation add column not_told_at timestamptz`,
  `alter table reservation add column not_told_text text`,
  `alter table reservation add column told_at timestamptz`,
  `alter table reservation add column told_how text`,
  // Set where guests who paid for a night left it, or did not come, and others may have it.
  `alter table reservation_night add column freed_at timestamptz`,
  // The acts of hosts by the key of their request, so that an act whose answer was lost is done once.
  `create table host_act (
    key_hash text primary key,
    reservation_id integer not null references reservation (id) on delete cascade,
    request_hash text not null,
    answer jsonb not null,
    done_at timestamptz not null
  )`,
  `create index host_act_done on host_act (done_at)`,
  `create index host_act_reservation on host_act (reservation_id)`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
