import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // When a host has paid a refund out by hand, in which way, and who.
  `alter table refund add column paid_out_at timestamptz`,
  `alter table refund add column paid_out_method text`,
  `alter table refund add column paid_out_by integer`,
  `alter table refund add column paid_out_name text`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
