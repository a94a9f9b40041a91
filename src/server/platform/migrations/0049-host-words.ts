import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // What hosts write, in other languages than English: a text by the code of its language.
  `alter table property add column names jsonb not null default '{}'`,
  `alter table property add column addresses jsonb not null default '{}'`,
  `alter table room add column names jsonb not null default '{}'`,
  `alter table room add column descriptions jsonb not null default '{}'`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
