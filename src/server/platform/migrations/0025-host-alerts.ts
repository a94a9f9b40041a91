import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  `create table push_subscription (
    id integer generated always as identity primary key,
    user_id integer not null references app_user on delete cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    created_at timestamptz not null
  )`,
  `create index push_subscription_user on push_subscription (user_id)`,
  `create table alert_setting (
    user_id integer not null references app_user on delete cascade,
    kind text not null,
    push boolean not null,
    mail boolean not null,
    primary key (user_id, kind)
  )`,
  `create table quiet_hours (
    user_id integer primary key references app_user on delete cascade,
    starts text not null,
    ends text not null
  )`,
  // Each event that hosts were told of has one row, so that none is told twice.
  `create table alert_event (
    id integer generated always as identity primary key,
    kind text not null,
    source_id integer not null,
    reservation_id integer not null references reservation on delete cascade,
    at timestamptz not null,
    unique (kind, source_id)
  )`,
  // The alerts that are still to be sent: by push, or by mail if a row names no subscription.
  `create table alert_delivery (
    id integer generated always as identity primary key,
    event_id integer not null references alert_event on delete cascade,
    user_id integer not null references app_user on delete cascade,
    subscription_id integer references push_subscription on delete cascade,
    due_at timestamptz not null,
    attempts integer not null default 0
  )`,
  `create index alert_delivery_due on alert_delivery (due_at)`,
];
/** These rows are looked for every few seconds. */
const INDEXES = [
  `create index reservation_confirmed on reservation (confirmed_at) where confirmed_at is not null`,
  `create index reservation_cancelled on reservation (cancelled_at) where cancelled_at is not null`,
];

export const up = (db: Kysely<unknown>) => run(db, [...STATEMENTS, ...INDEXES]);
export async function down(db: Kysely<unknown>): Promise<void> {
  await run(db, ['drop index reservation_confirmed', 'drop index reservation_cancelled']);
  await undo(db, STATEMENTS);
}
