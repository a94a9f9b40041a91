import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // The host's words, such as "Double bed and a cot" and "First floor"; empty if the host has not written any.
  `alter table room add column beds text not null default ''`,
  `alter table room add column floor text not null default ''`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
