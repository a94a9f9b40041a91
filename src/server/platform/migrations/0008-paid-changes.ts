import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

/** Paying online for a change that needs more. */
const STATEMENTS = [
  // The change that an order is for. No reference: a quote that has run out goes once nobody can pay for it any more.
  `alter table payment_order add column quote_id text`,
  `create index payment_order_quote on payment_order (quote_id) where quote_id is not null`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
