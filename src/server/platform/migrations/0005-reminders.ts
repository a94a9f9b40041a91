import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // The mails of a stay that were put into the outbox: each kind once, whoever looks.
  `create table stay_reminder (
    reservation_id integer not null references reservation on delete cascade,
    reminder text not null check (reminder in ('three_days_before', 'day_before', 'thanks')),
    created_at timestamptz not null,
    primary key (reservation_id, reminder)
  )`,
  `create index reservation_check_out on reservation (check_out)`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
