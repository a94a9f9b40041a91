import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // The name of the channel that has closed a free night.
  `alter table room_night add column blocked_by text`,
  `alter table channel_feed add column bookings_only boolean not null default false`,
  // Whether the calendar has ever named a booking.
  `alter table channel_feed add column has_stays boolean not null default false`,
  `alter table channel_feed add column unknown_zone text`,
  `alter table channel_event add column is_block boolean not null default false`,
  // Those of its nights that are only our own, sent back.
  `alter table channel_event add column echoes jsonb not null default '[]'`,
  // The nights that the channel was given: null while it has them, else when it was told that they are free.
  `alter table channel_export add column held jsonb not null default '{}'`,
  // The next reading asks for the whole calendar, so that blocks are told from bookings.
  `update channel_feed set mark = null`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
