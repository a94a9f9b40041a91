import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // The messages that hosts write often; one row for the site.
  `create table saved_texts (
    id integer primary key,
    texts jsonb not null,
    saved_at timestamptz not null
  )`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
