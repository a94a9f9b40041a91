import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // The passkey that proved a session: when it is removed, as that of a lost phone, the session ends.
  `alter table session add column proven_by text`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
