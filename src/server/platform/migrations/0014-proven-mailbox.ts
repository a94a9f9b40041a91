import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // When the mailbox was proven to this browser: the link it opened was mailed then. Null: as old as the secret itself.
  `alter table reservation_secret add column proven_at timestamptz`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
