import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // Where guests pay the host by UPI: name@bank.
  `alter table property add column upi_id text`,
  // Guests of this reservation pay the host, without a gateway.
  `alter table reservation add column pays_at_property boolean not null default false`,
  // When a request went to its host, once the guest's mailbox was proven, and when the host was mailed about it.
  `alter table reservation add column host_asked_at timestamptz`,
  `alter table reservation add column host_mailed_at timestamptz`,
  `update reservation set host_asked_at = created_at, host_mailed_at = created_at where awaits_host`,
  // The reference of a payment, as the guest has said.
  `alter table reservation add column paid_reference text`,
  // The hashed mailbox whose word has kept the rooms for a day.
  `alter table reservation add column claim_key text`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
