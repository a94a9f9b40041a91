import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // A closed night is not for sale. It may be closed while somebody has it, who keeps it until it is freed.
  `alter table room_night add column closed boolean not null default false`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
