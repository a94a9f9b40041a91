import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

/** What guests ask the host for: extras paid at the homestay, the hour they arrive, a note. */
const STATEMENTS = [
  `alter table reservation add column services jsonb not null default '[]'`,
  `alter table reservation add column arrival_time text`,
  `alter table reservation add column note text`,
  // A change is made from its quote alone.
  `alter table quote add column services jsonb not null default '[]'`,
  `alter table quote add column arrival_time text`,
  `alter table quote add column note text`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
