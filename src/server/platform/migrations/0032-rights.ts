import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  `alter table property_role add column may_prices boolean not null default false`,
  `alter table property_role add column may_void boolean not null default false`,
  `alter table property_role add column may_refund boolean not null default false`,
  `alter table property_role add column may_cancel boolean not null default false`,
  // False for staff who could do all this until now: their owners are still to be told.
  `alter table property_role add column rights_told boolean not null default false`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
