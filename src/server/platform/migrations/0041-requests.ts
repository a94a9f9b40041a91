import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // Where guests pay the host by UPI: name@bank.
  `alter table property add column upi_id text`,
  // Guests of this reservation pay the host, without a gateway.
  `alter table reservation add column pays_at_property boolean not null default false`,
  // True until the guest has proven their mailbox: only then the request goes to its host.
  `alter table reservation add column awaits_link boolean not null default false`,
  // When it went there, and when the host was mailed about it.
  `alter table reservation add column host_asked_at timestamptz`,
  `alter table reservation add column host_mailed_at timestamptz`,
  // The reference of a payment, as the guest has said.
  `alter table reservation add column paid_reference text`,
  // The hashed mailbox whose word has kept the rooms for a day.
  `alter table reservation add column claim_key text`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
