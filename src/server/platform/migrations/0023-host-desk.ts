import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  `create table property_role (
    user_id integer not null references app_user on delete cascade,
    property_id integer not null references property on delete cascade,
    role text not null check (role in ('owner', 'staff')),
    created_at timestamptz not null,
    primary key (user_id, property_id)
  )`,
  // When its owner last used a passkey in this session; null for a session that never did.
  `alter table session add column proven_at timestamptz`,
  `alter table session add column is_demo boolean not null default false`,
  // Names and texts of guests are left out, so that events may be kept longer than these.
  `create table audit_event (
    id integer generated always as identity primary key,
    property_id integer not null,
    reservation_id integer references reservation on delete cascade,
    user_id integer references app_user on delete set null,
    user_name text not null,
    action text not null,
    before jsonb,
    after jsonb,
    at timestamptz not null
  )`,
  `create index audit_event_reservation on audit_event (reservation_id)`,
  `create index audit_event_at on audit_event (property_id, at)`,
  `create table nights_undo (
    token_hash text primary key,
    user_id integer not null references app_user on delete cascade,
    nights jsonb not null,
    created_at timestamptz not null
  )`,
  `alter table room_night add column closed_reason text`,
  `alter table reservation add column checked_in_at timestamptz`,
  `alter table reservation add column checked_out_at timestamptz`,
  `alter table reservation add column no_show_at timestamptz`,
  `alter table reservation add column price_is_set boolean not null default false`,
  `alter table payment add column method text not null default 'online'
    check (method in ('online', 'cash', 'upi', 'bank', 'card'))`,
  `alter table payment add column note text`,
  `alter table payment add column voided_at timestamptz`,
  `alter table payment add column void_reason text`,
  // The host pays it back, not the gateway.
  `alter table refund add column by_hand boolean not null default false`,
  `create table booking_message (
    id integer generated always as identity primary key,
    reservation_id integer not null references reservation on delete cascade,
    author text not null check (author in ('guest', 'host', 'note')),
    user_id integer references app_user on delete set null,
    name text not null,
    text text not null,
    created_at timestamptz not null
  )`,
  `create index booking_message_reservation on booking_message (reservation_id, id)`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
