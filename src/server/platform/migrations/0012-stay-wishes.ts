import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

/** Stores what guests ask of the host: extras paid at the homestay, the hour of arrival, a note. */
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
