import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // Written once and never changed: the unit prices of a stay, from which all of its figures follow.
  `create table quote (
    id text primary key,
    property_id integer not null references property on delete cascade,
    check_in date not null,
    check_out date not null,
    adults integer not null,
    children integer not null,
    extra_beds integer not null,
    breakfasts integer not null,
    extra_bed_price integer not null,
    breakfast_price integer not null,
    rules_percent integer not null,
    rooms jsonb not null,
    cancellation jsonb not null,
    created_at timestamptz not null,
    valid_until timestamptz not null
  )`,
  `create index quote_end on quote (valid_until)`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
