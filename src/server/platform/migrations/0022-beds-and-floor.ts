import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // In the host's words: "Double bed and a cot", "First floor". Empty if the host has not said.
  `alter table room add column beds text not null default ''`,
  `alter table room add column floor text not null default ''`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
