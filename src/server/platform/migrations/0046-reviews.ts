import { type Kysely, sql } from 'kysely';
import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // What a guest wrote after a stay. The name is deleted with the booking's personal data, the words stay.
  `create table review (
    id integer generated always as identity primary key,
    reservation_id integer not null unique references reservation on delete cascade,
    property_id integer not null references property on delete cascade,
    stay smallint not null check (stay between 1 and 5),
    cleanliness smallint not null check (cleanliness between 1 and 5),
    host smallint not null check (host between 1 and 5),
    value smallint not null check (value between 1 and 5),
    words text not null,
    name text not null,
    created_at timestamptz not null,
    answer text not null default '',
    hidden_at timestamptz
  )`,
  `create index review_property on review (property_id, created_at)`,
  // Mailboxes, hashed with our key, that want no mail about reviews.
  `create table review_refusal (
    mailbox_hash text primary key,
    refused_at timestamptz not null
  )`,
];

const LONG_AGO_DAYS = 30;

export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, STATEMENTS);
  const now = new Date();
  // Guests of long ago are not asked: for them a mail would come out of nowhere.
  await sql`
    insert into stay_reminder (reservation_id, reminder, created_at)
    select id, 'review', ${now}::timestamptz from reservation
    where check_out < ${addDays(todayInIndia(now), -LONG_AGO_DAYS)}
    on conflict do nothing`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await run(db, [`delete from stay_reminder where reminder = 'review'`]);
  await undo(db, STATEMENTS);
}
