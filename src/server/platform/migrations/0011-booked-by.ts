import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // Whose booking it is beside the one whose e-mail it has: a daughter, signed in, books for her parents.
  `alter table reservation add column user_id integer references app_user on delete set null`,
  `create index reservation_user on reservation (user_id) where user_id is not null`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
