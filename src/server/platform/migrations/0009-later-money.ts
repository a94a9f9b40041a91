import type { Kysely } from 'kysely';
import { run, undo } from './statements.ts';

const STATEMENTS = [
  // The paise that were paid for a booking when a change of it was quoted: what comes or goes between makes the quote void.
  `alter table quote add column paid_paise bigint`,
  // When an order's window was last opened again: from then on it is synced as if it were new.
  `alter table payment_order add column reopened_at timestamptz`,
  // Paise that the host refunded at the provider: the guest need not pay them again.
  `alter table reservation add column given_paise bigint not null default 0`,
  `update reservation set given_paise = coalesce((
    select sum(refund.amount_paise) from refund join payment on payment.id = refund.payment_id
    where refund.reservation_id = reservation.id and refund.reason = 'outside' and payment.applied
  ), 0)`,
  // The host has been told, once, that a refund does not go through.
  `alter table refund add column host_told boolean not null default false`,
];

export const up = (db: Kysely<unknown>) => run(db, STATEMENTS);
export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
