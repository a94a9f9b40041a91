import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // The language of whoever has booked, waits or has the account: one of `domain/language`.
  `alter table reservation add column language text not null default 'en'`,
  `alter table waitlist_entry add column language text not null default 'en'`,
  `alter table app_user add column language text not null default 'en'`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
