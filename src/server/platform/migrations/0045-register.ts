import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // Who stays. All that is personal is in the sealed text, the name included.
  `create table traveller (
    id integer generated always as identity primary key,
    reservation_id integer not null references reservation on delete cascade,
    position integer not null,
    sealed text not null,
    id_seen boolean not null default false
  )`,
  `create index traveller_reservation on traveller (reservation_id)`,
  // What has to be reported of a foreigner, once for the arrival and once for the departure.
  `create table form_iii (
    id integer generated always as identity primary key,
    traveller_id integer not null references traveller on delete cascade,
    event text not null,
    due_at timestamptz not null,
    done_at timestamptz,
    done_by integer references app_user on delete set null,
    alerted_at timestamptz,
    unique (traveller_id, event)
  )`,
  `create index form_iii_due on form_iii (due_at) where done_at is null`,
  // The nights of whose report the hosts of a homestay were alerted.
  `create table occupancy_alert (
    id integer generated always as identity primary key,
    property_id integer not null references property on delete cascade,
    date date not null,
    alerted_at timestamptz not null,
    unique (property_id, date)
  )`,
  // The IDs of the whole party were seen, also of those who are entered later.
  `alter table reservation add column ids_seen boolean not null default false`,
  `alter table property add column register_years integer not null default 1`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
