import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // A discount for those who know its code: a percentage, or whole rupees.
  `create table code (
    id integer generated always as identity primary key,
    code text not null,
    property_ids integer[] not null,
    percent integer check (percent between 1 and 99),
    rupees integer check (rupees > 0),
    uses integer not null check (uses > 0),
    valid_until date not null,
    minimum_nights integer not null default 1,
    created_at timestamptz not null,
    created_by integer references app_user on delete set null,
    ended_at timestamptz,
    reservation_id integer references reservation on delete set null,
    check ((percent is null) <> (rupees is null))
  )`,
  // A code that was ended can be made again.
  `create unique index code_live on code (code) where ended_at is null`,
  // The mail after a stay has one code at most.
  `create unique index code_after_stay on code (reservation_id)`,
  `alter table quote add column code_id integer references code`,
  `alter table reservation add column code_id integer references code`,
  `create index reservation_code on reservation (code_id) where code_id is not null`,
  `alter table reservation add column code_discount integer not null default 0`,
  `alter table reservation_night add column code_discount integer not null default 0`,
  // The mail after a stay may have a code of its homestay: both figures, or neither.
  `alter table property add column code_after_stay_percent integer`,
  `alter table property add column code_after_stay_days integer`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
