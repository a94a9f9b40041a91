import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // The calendar of one room at a channel: what it has sold there. `mark` is the ETag of the last whole reading.
  `create table channel_feed (
    id integer generated always as identity primary key,
    room_id integer not null references room on delete cascade,
    name text not null,
    url text not null,
    mark text,
    created_at timestamptz not null,
    last_read_at timestamptz,
    last_ok_at timestamptz,
    next_read_at timestamptz not null,
    failures integer not null default 0,
    problem jsonb,
    unique (room_id, url)
  )`,
  `create index channel_feed_due on channel_feed (next_read_at)`,
  // The events that a feed named at the last reading. An event has a reservation while it has nights here.
  `create table channel_event (
    id integer generated always as identity primary key,
    feed_id integer not null references channel_feed on delete cascade,
    uid text not null,
    nights jsonb not null,
    summary text not null,
    link text,
    reservation_id integer references reservation on delete set null,
    absences integer not null default 0,
    unique (feed_id, uid)
  )`,
  `create index channel_event_reservation on channel_event (reservation_id)`,
  // Nights that a channel has sold and that were sold here: one row for each event and reservation. Without a foreign
  // key to the reservation, which would lock it after its nights, the other way round than its own acts do.
  `create table channel_conflict (
    id integer generated always as identity primary key,
    feed_id integer not null references channel_feed on delete cascade,
    reservation_id integer not null,
    uid text not null,
    nights jsonb not null,
    check_in date not null,
    check_out date not null,
    summary text not null,
    link text,
    found_at timestamptz not null,
    resolved_at timestamptz,
    is_over boolean not null default false,
    unique (feed_id, uid, reservation_id)
  )`,
  `create index channel_conflict_reservation on channel_conflict (reservation_id)`,
  // The address at which a channel reads a room's calendar; its secret is made from the nonce. The pace is how many
  // seconds usually lie between two fetches.
  `create table channel_export (
    room_id integer not null references room on delete cascade,
    channel text not null,
    nonce text not null,
    created_at timestamptz not null,
    last_fetched_at timestamptz,
    pace_seconds integer,
    primary key (room_id, channel)
  )`,
  // The blocks of a room in the calendars for channels, to count how often each has changed.
  `create table channel_block (
    room_id integer not null references room on delete cascade,
    uid text not null,
    check_in date not null,
    check_out date not null,
    sequence integer not null default 0,
    modified_at timestamptz not null,
    primary key (room_id, uid)
  )`,
  // Decides about a request while a channel is silent: `sell` sells the rooms, `ask` lets the host confirm first.
  `alter table property add column when_silent text not null default 'sell' check (when_silent in ('sell', 'ask'))`,
  // The host has to confirm that the rooms are free before anything is paid.
  `alter table reservation add column awaits_host boolean not null default false`,
  `create index reservation_awaits_host on reservation (id) where awaits_host`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
