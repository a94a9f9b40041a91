import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // Not for sale, as where there is no row. A night may be closed while somebody has it: it is theirs until it comes free.
  `alter table room_night add column closed boolean not null default false`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
