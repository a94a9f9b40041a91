import type { Kysely } from 'kysely';
import { run } from './statements.ts';

/** Today lists the newest bookings. Without this index it reads every booking there ever was. */
export const up = (db: Kysely<unknown>) =>
  run(db, ['create index reservation_created on reservation (created_at)']);
export const down = (db: Kysely<unknown>) => run(db, ['drop index reservation_created']);
