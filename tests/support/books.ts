import { type RawBuilder, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import type { RazorpayServer } from './razorpay-server.ts';

/** These bookings were confirmed by an online payment; hosts confirmed the others. */
const PAID_ONLINE = sql`(
  select p.reservation_id from payment p join payment_order o on o.id = p.order_id
  where p.applied and o.purpose = 'booking')`;
const BY_HOST = sql`(select reservation_id from audit_event where reservation_id is not null)`;

/**
 * The rules that must hold after every run, as queries that find violations (quality goals, "unbreakable"). A sent
 * mail has no reservation any more, so it is found by its guest.
 */
const RULES: Record<string, RawBuilder<object>> = {
  'captured = paid + refunded, to the paisa': sql`
    select r.id, r.paid_paise, r.refunded_paise, p.captured, f.given_back
    from reservation r
    left join lateral (
      select coalesce(sum(amount_paise), 0) as captured from payment
      where reservation_id = r.id and state in ('captured', 'refunded')
    ) p on true
    left join lateral (
      select coalesce(sum(amount_paise), 0) as given_back from refund where reservation_id = r.id
    ) f on true
    where p.captured <> r.paid_paise + r.refunded_paise or f.given_back <> r.refunded_paise`,
  'no more goes back than came': sql`
    select p.id, p.amount_paise, sum(f.amount_paise) as back from payment p join refund f on f.payment_id = p.id
    group by p.id, p.amount_paise having sum(f.amount_paise) > p.amount_paise`,
  'each order is paid once': sql`
    select order_id from payment where applied group by order_id having count(*) > 1`,
  'a payment is of the reservation of its order': sql`
    select p.id from payment p join payment_order o on o.id = p.order_id
    where o.reservation_id <> p.reservation_id`,
  'numbers are unique and without gaps': sql`
    select s.name, s.last, n.count, n.highest from number_series s left join (
      select regexp_replace(number, '/[0-9]+$', '') as name, count(*), max(right(number, 5)::integer) as highest
      from paper group by 1
    ) n on n.name = s.name
    where s.name like '%/%' and (coalesce(n.count, 0) <> s.last or n.highest <> s.last)`,
  'no night with two bookings': sql`
    select n.room_id, n.night from reservation_night n
    join reservation r on r.id = n.reservation_id and r.status = 'confirmed'
    group by n.room_id, n.night having count(*) > 1`,
  'a booking has its nights for good': sql`
    select n.reservation_id, n.night from reservation_night n
    join reservation r on r.id = n.reservation_id and r.status = 'confirmed'
    left join room_night h on h.room_id = n.room_id and h.night = n.night and h.reservation_id = r.id
    where h.night is null`,
  'only a booking has nights for good': sql`
    select h.night, h.room_id, r.id, r.status from room_night h join reservation r on r.id = h.reservation_id
    where r.status <> 'confirmed'
      and exists (select 1 from reservation_night n where n.reservation_id = r.id and n.night = h.night)`,
  'only what was paid has nights that were sold': sql`
    select n.night, n.room_id, r.id, r.status from reservation_night n join reservation r on r.id = n.reservation_id
    where r.confirmed_at is null`,
  'a night is held as long as its hold, by one that stands': sql`
    select h.night, h.room_id, h.held_until, hold.* from room_night h join hold on hold.id = h.hold_id
    where h.held_until <> hold.ends_at or hold.released_at is not null`,
  'what is paid is held no more': sql`
    select hold.id from hold join reservation r on r.id = hold.reservation_id
    where purpose = 'checkout' and r.status = 'confirmed'`,
  'nights are held for a booking only for a change that can be paid for, and no longer than its quote stands': sql`
    select hold.id, r.id, hold.ends_at from hold join reservation r on r.id = hold.reservation_id
    where hold.purpose = 'change' and hold.released_at is null and not exists (
      select 1 from payment_order o join quote q on q.id = o.quote_id
      where o.reservation_id = r.id and o.purpose = 'change' and q.reservation_id = r.id
        and q.valid_until >= hold.ends_at
        and not exists (select 1 from jsonb_array_elements(hold.nights) n
          where (n->>'night')::date < q.check_in or (n->>'night')::date >= q.check_out
            or not exists (select 1 from jsonb_array_elements(q.rooms) m where m->>'id' = n->>'room_id'))
        and q.changes_before = (select count(*) from reservation_change c where c.reservation_id = r.id))`,
  'nights are held for one change of a booking at a time': sql`
    select reservation_id from hold where purpose = 'change' and released_at is null
    group by reservation_id having count(*) > 1`,
  'a booking has no night for good that it was not sold': sql`
    select h.reservation_id, h.night from room_night h
    join reservation r on r.id = h.reservation_id and r.status = 'confirmed'
    left join reservation_night n on n.reservation_id = r.id and n.room_id = h.room_id and n.night = h.night
    where n.night is null`,
  'money for a change has made it, once': sql`
    select o.reservation_id, o.quote_id, count(c.quote_id) as changes, count(*) as payments
    from payment p join payment_order o on o.id = p.order_id and o.purpose = 'change'
    left join reservation_change c on c.quote_id = o.quote_id and c.reservation_id = o.reservation_id
    where p.applied group by o.reservation_id, o.quote_id
    having count(*) <> 1 or count(c.quote_id) <> 1`,
  'each change is told once': sql`
    select b.count, o.kind, o.count from (
      select count(*) from reservation_change where quote_id not like 'host%'
    ) b, (select k.kind, count(o.id) from (values ('booking_changed'), ('changed_booking')) k (kind)
        left join outbox o on o.kind = k.kind and o.data->'change_id' is null group by k.kind) o
    where b.count <> o.count`,
  'each move by a host is told once, if there is an address': sql`
    select c.quote_id from reservation_change c join reservation r on r.id = c.reservation_id
    where c.quote_id like 'host%' and r.guest_email <> '' and 1 <> (
      select count(*) from outbox o where o.kind = 'booking_changed' and o.data->>'change_id' = c.quote_id)`,
  'no booking without its mails': sql`
    select r.id, k.kind from reservation r cross join (values ('booking_confirmed'), ('new_booking')) k (kind)
    where r.id in ${PAID_ONLINE} and not (k.kind = 'booking_confirmed' and r.guest_email = '') and 1 <> (
      select count(*) from outbox o where o.kind = k.kind and (o.data->>'reservation_id')::int = r.id
    ) and not exists (
      select 1 from outbox o where o.kind = k.kind and o.sent_at is not null and o.data = '{}'
        and (o.kind = 'new_booking' or o.recipient = r.guest_email)
    )`,
  'each booking is told once': sql`
    select b.count, o.count from (select count(*) from reservation r where r.id in ${PAID_ONLINE}) b,
      (select count(*) from outbox where kind = 'new_booking') o
    where b.count <> o.count`,
  'a booking that a host confirmed is told, if there is an address': sql`
    select r.id from reservation r where confirmed_at is not null and guest_email <> '' and not exists (
      select 1 from outbox o where o.kind = 'booking_confirmed' and (o.data->>'reservation_id')::int = r.id)`,
  'a booking stands on one payment, one more for its rest, and those for its changes': sql`
    select p.reservation_id from payment p join payment_order o on o.id = p.order_id 
    where p.applied and p.reservation_id not in ${BY_HOST}
    group by p.reservation_id
    having count(*) filter (where o.purpose = 'booking') <> 1 or count(*) filter (where o.purpose = 'balance') > 1`,
  'a rest that is paid leaves nothing due, or the booking is over': sql`
    select r.id from reservation r where not (r.status = 'cancelled' or r.status = 'confirmed' and r.payment_status = 'paid') and exists (
      select 1 from payment p join payment_order o on o.id = p.order_id
      where p.reservation_id = r.id and p.applied and o.purpose = 'balance' and r.id not in ${BY_HOST})`,
  'each rest is told once': sql`
    select b.count, o.kind, o.count from (
      select count(*) from payment p join payment_order o on o.id = p.order_id
      where p.applied and o.purpose = 'balance' and p.method = 'online'
    ) b, (select k.kind, count(o.id) from (values ('rest_paid'), ('rest_received')) k (kind)
        left join outbox o on o.kind = k.kind group by k.kind) o
    where b.count <> o.count`,
  'what is invoiced of a cancelled booking is what was kept': sql`
    select r.id, r.paid_paise, p.invoiced from reservation r join (
      select reservation_id, sum(case when kind = 'credit_note' then -total_paise else total_paise end) as invoiced
      from paper where kind in ('invoice', 'tax_invoice', 'credit_note') group by 1
    ) p on p.reservation_id = r.id
    where r.status = 'cancelled' and p.invoiced <> r.paid_paise`,
  'a booking that is confirmed has its papers, of a registered seller once something is paid': sql`
    select id from reservation r where status = 'confirmed' and not has_papers and source <> 10 and (
      paid_paise > 0 or not exists (
        select 1 from seller s where s.property_id = r.property_id and s.registered_from is not null))`,
  'what a lost dispute took is gone, and no more than its payment': sql`
    select d.id, d.deducted_paise, f.amount_paise from dispute d
    left join refund f on f.idempotency_key = 'dispute-' || d.id and f.payment_id = d.payment_id
    where f.amount_paise > d.deducted_paise or (f.id is not null and d.status <> 'lost')
      or (f.id is null and d.status = 'lost' and d.deducted_paise > 0 and exists (select 1 from payment p
        where p.id = d.payment_id and p.amount_paise > (
          select coalesce(sum(amount_paise), 0) from refund where payment_id = p.id)))`,
  'a dispute is told when it opens or ends': sql`
    select d.id from dispute d where not exists (
      select 1 from outbox o where o.kind = case when d.status in ('won', 'lost', 'closed')
        then 'dispute_ended' else 'dispute_opened' end and (o.data->>'dispute_id' = d.id or o.data = '{}'))`,
  'what a host received is refunded by hand, the rest by the provider': sql`
    select f.id from refund f join payment p on p.id = f.payment_id where f.by_hand <> (p.method <> 'online')`,
  'a voided payment counts no more': sql`
    select id from payment where voided_at is not null and (applied or state <> 'failed' or method = 'online')`,
  'a booking of a host is paid when nothing is due': sql`
    select r.id from reservation r where status = 'confirmed' and r.id in ${BY_HOST} and (payment_status = 'paid') <>
      ((total + cancellation_fee) * 100 <= paid_paise + refunded_offline_paise)`,
  'the charges of a booking are the part of its total that they should be': sql`
    select r.id, r.charges_total from reservation r where r.charges_total <> (
      select coalesce(sum(count * price), 0) from booking_charge where reservation_id = r.id)`,
  'rooms, add-ons and charges are the total of a booking': sql`
    select r.id, r.total from reservation r where r.id in ${BY_HOST} and r.status = 'confirmed'
      and r.total <> r.extra_bed_charges + r.breakfast_charges + r.charges_total + (
        select coalesce(sum(final_price), 0) from reservation_room where reservation_id = r.id)`,
  'the nights of a booking of a host cost what the booking says': sql`
    select r.id from reservation r where r.status = 'confirmed' and r.id in ${BY_HOST} and r.price <> (
      select coalesce(sum(price), 0) from reservation_night where reservation_id = r.id)`,
  'none is booked unpaid': sql`
    select id from reservation r where status = 'confirmed' and due_now * 100 > (
      select coalesce(sum(amount_paise), 0) from payment where reservation_id = r.id and applied)`,
};

export async function brokenRules(db: Database): Promise<Record<string, object[]>> {
  const broken: Record<string, object[]> = {};
  await db.transaction().execute(async (tx) => {
    // Checking thousands of bookings takes longer than the timeout for guests.
    await sql`set local statement_timeout = 0`.execute(tx);
    for (const [name, rule] of Object.entries(RULES)) {
      const { rows } = await rule.execute(tx);
      if (rows.length > 0) broken[name] = rows;
    }
  });
  return broken;
}

export async function expectBalancedBooks(db: Database): Promise<void> {
  expect(await brokenRules(db)).toEqual({});
}

/** Returns what the books say that guests have paid online and not got back, in paise. */
export async function onlineMoney(db: Database): Promise<number> {
  const { rows } = await sql<{ paid: string }>`
    select coalesce(sum(paid_paise), 0)
      - coalesce((select sum(amount_paise) from payment where method <> 'online' and applied and voided_at is null), 0)
      + coalesce((select sum(amount_paise) from refund where by_hand), 0) as paid
    from reservation`.execute(db);
  return Number(rows[0]?.paid);
}

/** Expects that the provider's captured and not refunded money, in paise, is what the books say. */
export async function expectSameMoney(db: Database, razorpay: RazorpayServer): Promise<void> {
  const captured = [...razorpay.payments.values()]
    .filter(({ status }) => status === 'captured')
    .reduce((sum, payment) => sum + payment.amount - payment.amount_refunded, 0);
  expect(await onlineMoney(db)).toBe(captured);
}
