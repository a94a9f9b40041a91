import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // 'guest' or 'host'; null for bookings that were cancelled before this was kept.
  `alter table reservation add column cancelled_by text check (cancelled_by in ('guest', 'host'))`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
