import type { Kysely } from 'kysely';
import { run } from './statements.ts';

/** Today lists the newest bookings and those whose guest was not told. Without these it reads every booking there ever was. */
export const up = (db: Kysely<unknown>) =>
  run(db, [
    'create index reservation_created on reservation (created_at)',
    `create index reservation_not_told on reservation (not_told_at)
      where not_told_at is not null and told_at is null`,
  ]);
export const down = (db: Kysely<unknown>) =>
  run(db, ['drop index reservation_not_told', 'drop index reservation_created']);
