import type { Kysely } from 'kysely';
import { run } from './statements.ts';

/** The statuses of reservations get the words that the code uses; the contract maps them to those of the wire. */
export const up = (db: Kysely<unknown>) =>
  run(db, [
    `alter table reservation drop constraint reservation_status_check`,
    `alter table reservation drop constraint reservation_payment_status_check`,
    `drop index reservation_unpaid`,
    `update reservation set
      payment_status = case
        when status = 'Pending' then 'partly_paid'
        when payment_status = 'Pending' then 'unpaid'
        else lower(payment_status)
      end,
      status = case
        when status = 'Pending Payment' then 'held'
        when status = 'Cancelled' then 'cancelled'
        else 'confirmed'
      end`,
    `alter table reservation add constraint reservation_status_check
      check (status in ('held', 'confirmed', 'cancelled'))`,
    `alter table reservation add constraint reservation_payment_status_check
      check (payment_status in ('unpaid', 'partly_paid', 'paid', 'failed', 'refunded'))`,
    `create index reservation_unpaid on reservation (created_at) where status = 'held'`,
  ]);

export const down = (db: Kysely<unknown>) =>
  run(db, [
    `alter table reservation drop constraint reservation_status_check`,
    `alter table reservation drop constraint reservation_payment_status_check`,
    `drop index reservation_unpaid`,
    `update reservation set
      status = case
        when status = 'held' then 'Pending Payment'
        when status = 'cancelled' then 'Cancelled'
        when payment_status = 'partly_paid' then 'Pending'
        else 'Completed'
      end,
      payment_status = case
        when payment_status in ('unpaid', 'partly_paid') then 'Pending'
        else initcap(payment_status)
      end`,
    `alter table reservation add constraint reservation_status_check
      check (status in ('Pending Payment', 'Pending', 'Completed', 'Cancelled'))`,
    `alter table reservation add constraint reservation_payment_status_check
      check (payment_status in ('Pending', 'Paid', 'Failed', 'Refunded'))`,
    `create index reservation_unpaid on reservation (created_at) where status = 'Pending Payment'`,
  ]);
