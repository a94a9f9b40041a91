import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // A place counts once its mailbox is proven. Where mails arrive is one mailbox, however it is written.
  `alter table waiting_entry add column mailbox text`,
  `alter table waiting_entry add column confirmed_at timestamptz`,
  `alter table waiting_entry add column paused_at timestamptz`,
  // Offers are made in this order; entries that are equal in it come in the order of joining.
  `alter table waiting_entry add column queued_at timestamptz`,
  `update waiting_entry set mailbox = email, confirmed_at = created_at, queued_at = created_at`,
  `alter table waiting_entry alter column mailbox set not null`,
  `alter table waiting_entry alter column queued_at set not null`,
  `create index waiting_entry_mailbox on waiting_entry (mailbox)`,
  `create index waiting_entry_next on waiting_entry (check_in, check_out) where state = 'waiting'`,
  `create index waiting_entry_ends on waiting_entry (offer_until) where state = 'offered'`,
  `create index waiting_entry_unconfirmed on waiting_entry (created_at) where confirmed_at is null`,
  `drop index waiting_entry_open`,
  `create index waiting_link_entry on waiting_link (entry_id)`,
  `create index hold_offer on hold (created_at) where purpose = 'offer'`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
