import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // Screen readers read this text in place of the photo; if it is empty, they read the tag.
  `alter table room_image add column alt text not null default ''`,
  `alter table property_image add column alt text not null default ''`,
  // Says where the night was last set: in the host's file, by a rate plan or in the calendar. Null before this column.
  `alter table room_night add column set_by text check (set_by in ('file', 'rates', 'calendar'))`,
  // The seasons and prices that a host entered; the nights made of it are in room_night.
  `create table rate_plan (
    property_id integer primary key references property on delete cascade,
    plan jsonb not null,
    updated_at timestamptz not null
  )`,
  // Invited from the terminal: may add homestays, and change the words and looks of the whole site.
  `create table site_owner (
    user_id integer primary key references app_user on delete cascade,
    created_at timestamptz not null
  )`,
  // Hosts who accepted an invitation from the terminal may add homestays.
  `insert into site_owner (user_id, created_at)
    select app_user.id, max(host_invitation.accepted_at) from app_user
    inner join host_invitation on host_invitation.email = app_user.email
    where host_invitation.invited_by is null and host_invitation.accepted_at is not null
    group by app_user.id`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
