import { sql } from 'kysely';
import { nightsOf } from '#domain/dates/calendar.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openHomestays } from '../support/homestays.ts';

/** The time at which the loads have their age. */
export const NOW = '2026-11-21T06:00:00Z';
const DAY_AGO = '2026-11-20T06:00:00Z';
const MINUTE_AGO = '2026-11-21T05:59:00Z';
const FAR = '2030-01-01T00:00:00Z';
const ROOMS = 10;
const LAST_NIGHT = '2027-10-31';

/** A background job with so many entries to work on. */
export interface Load {
  job: string;
  what: string;
  prepare(db: Database, entries: number): Promise<void>;
  /** Before each round except the first. */
  again?(db: Database, round: number): Promise<void>;
  /** Whether a round is a part of the work: the other parts wait for the next one. */
  inParts: boolean;
}

/** Ten rooms with a year of nights, all of them held, and a waitlist of guests for them. */
async function fillProperty(db: Database, entries: number): Promise<void> {
  await sql`
    insert into room (id, property_id, name, description, size, capacity, amenities)
    select 10 + n, 1 + n % 2, 'Room ' || n, 'A room', '200 sq ft', 2 + n % 3, '[]'
    from generate_series(1, ${ROOMS - 4}::integer) n`.execute(db);
  await sql`delete from room_night`.execute(db);
  await sql`
    insert into hold (id, purpose, nights, room_nights, proof, created_at, ends_at)
    values (1000000, 'offer', '[]', 0, 'mailbox', ${DAY_AGO}, ${FAR})`.execute(db);
  for (const night of nightsOf('2026-11-01', LAST_NIGHT)) {
    await sql`
      insert into room_night (night, room_id, price, hold_id, held_until)
      select ${night}, id, 1000, 1000000, ${FAR} from room`.execute(db);
  }
  await sql`
    insert into waitlist_entry (email, mailbox, check_in, check_out, adults, children, room_id, state, open_key,
      created_at, confirmed_at, queued_at)
    select 'guest' || n || '@example.in', 'guest' || n || '@example.in', day, day + 1 + n % 13, 1 + n % 7, n % 3,
      case when n % 2 = 0 then 1 + n % 2 end, 'waiting', 'wish ' || n, ${DAY_AGO}, ${DAY_AGO}, ${DAY_AGO}
    from (select n, date '2026-11-25' + n % 300 as day from generate_series(1, ${entries}::integer) n) wish
  `.execute(db);
  await sql`analyze`.execute(db);
}

/** Reservations, all of them for the same two days, with their invented guests. */
async function addReservations(db: Database, entries: number, status: string, paid = 0): Promise<void> {
  await sql`
    insert into reservation (property_id, check_in, check_out, adults, children, guest_name, guest_email, guest_phone,
      guest_address, country, state, extra_beds, breakfasts, extra_bed_charges, breakfast_charges, price, discount,
      rules_discount, rules_percent, total_discount, total, payment_method, due_now, status, payment_status, paid_paise,
      source, commission, created_at)
    select 1, '2026-11-22', '2026-11-24', 2, 0, 'Guest ' || n, 'guest' || n || '@example.in', '9437012345', 'Puri',
      'India', 'Odisha', 0, 0, 0, 0, 4000, 0, 0, 0, 0, 4000, 'full', 4000, ${status}, 'unpaid', ${paid}, 5, 0,
      ${DAY_AGO}
    from generate_series(1, ${entries}::integer) n`.execute(db);
}

/** Each with an unpaid order that is due for a sync; or with a payment to be refunded. */
async function addOrders(db: Database, entries: number, toRefund: boolean): Promise<void> {
  await openHomestays(db);
  await addReservations(db, entries, 'held');
  await sql`
    insert into hold (purpose, reservation_id, nights, room_nights, proof, created_at, ends_at)
    select 'checkout', id, '[]', 2, 'none', created_at, created_at from reservation`.execute(db);
  await sql`
    insert into sandbox_order (id, amount_paise, currency, receipt, created_at)
    select 'order_' || id, 400000, 'INR', 'r', created_at from reservation`.execute(db);
  await sql`
    insert into payment_order (id, reservation_id, amount_paise, currency, created_at, next_check_at, settled)
    select 'order_' || id, id, 400000, 'INR', created_at, ${MINUTE_AGO}, ${toRefund} from reservation`.execute(
    db,
  );
  if (!toRefund) return;
  await sql`
    insert into sandbox_payment (id, order_id, amount_paise, status, created_at)
    select 'pay_' || id, 'order_' || id, 400000, 'captured', created_at from reservation`.execute(db);
  await sql`
    insert into payment (id, order_id, reservation_id, amount_paise, currency, state, created_at, updated_at)
    select 'pay_' || id, 'order_' || id, id, 400000, 'INR', 'captured', created_at, created_at from reservation`.execute(
    db,
  );
  await sql`
    insert into refund (payment_id, reservation_id, amount_paise, reason, idempotency_key, state, next_attempt_at,
      created_at)
    select 'pay_' || id, id, 400000, 'too_late', 'key_' || id, 'due', ${MINUTE_AGO}, created_at from reservation
  `.execute(db);
}

/** Expired data of every kind that is deleted every hour. */
async function addExpired(db: Database, entries: number): Promise<void> {
  await sql`insert into app_user (id, email, created_at) values (1, 'guest@example.in', ${DAY_AGO})
    on conflict do nothing`.execute(db);
  for (const statement of [
    sql`insert into rate_limit (key, hits, window_ends) select 'key ' || n, 1, ${MINUTE_AGO}`,
    sql`insert into account_token (token_hash, user_id, purpose, expires_at)
      select 'token ' || n, 1, 'reset', ${MINUTE_AGO}`,
    sql`insert into session (id, user_id, created_at) select 'family ' || n, 1, ${DAY_AGO}`,
    sql`insert into refresh_token (token_hash, session_id, expires_at)
      select 'token ' || n, 'family ' || n, ${MINUTE_AGO}`,
    sql`insert into waitlist_entry (email, mailbox, check_in, check_out, adults, children, state, created_at, queued_at)
      select 'guest' || n || '@example.in', 'guest' || n, date '2026-12-01', date '2026-12-02', 1, 0, 'waiting',
      timestamptz '2026-11-01', timestamptz '2026-11-01'`,
  ]) {
    await sql`${statement} from generate_series(1, ${entries}::integer) n`.execute(db);
  }
}

async function addMail(db: Database, entries: number): Promise<void> {
  await sql`
    insert into outbox (kind, recipient, data, created_at, next_attempt_at)
    select 'verify_email', 'guest' || n || '@example.in', '{"token":"x"}', ${MINUTE_AGO}, ${MINUTE_AGO}
    from generate_series(1, ${entries}::integer) n`.execute(db);
}

/** A room of the full property becomes free for some nights. */
async function free(db: Database, first: string, nights: number): Promise<void> {
  await sql`
    update room_night set hold_id = null, held_until = null
    where room_id = 1 and night >= ${first} and night < date ${sql.lit(first)} + ${nights}::integer`.execute(
    db,
  );
}

const again = (round: number) => `2027-01-${10 + round}`;

export const LOADS: Load[] = [
  {
    job: 'offer freed rooms',
    what: 'waitlist entries, a room comes free',
    inParts: true,
    async prepare(db, entries) {
      await openHomestays(db);
      await fillProperty(db, entries);
      await free(db, again(0), 1);
    },
    again: (db, round) => free(db, again(round), 1),
  },
  {
    job: 'offer freed rooms',
    what: 'waitlist entries, half of all nights free and too few for them',
    inParts: true,
    async prepare(db, entries) {
      await openHomestays(db);
      await fillProperty(db, entries);
      await sql`update waitlist_entry set check_out = check_in + 10`.execute(db);
      await sql`
        update room_night set hold_id = null, held_until = null
        where (night - date '2026-11-01' + room_id * 3) % 8 < 4`.execute(db);
    },
    again: async (db) => void (await sql`update waitlist_entry set adults = adults + 1`.execute(db)),
  },
  {
    job: 'offer freed rooms',
    what: 'waitlist entries, nothing changed',
    inParts: true,
    async prepare(db, entries) {
      await openHomestays(db);
      await fillProperty(db, entries);
    },
  },
  {
    job: 'reconcile payments',
    what: 'orders to ask about',
    inParts: false,
    prepare: (db, n) => addOrders(db, n, false),
  },
  { job: 'pay refunds', what: 'refunds to pay', inParts: false, prepare: (db, n) => addOrders(db, n, true) },
  { job: 'send mail', what: 'mails to send', inParts: true, prepare: addMail },
  {
    job: 'remind guests',
    what: 'stays to remind of',
    inParts: false,
    async prepare(db, entries) {
      await openHomestays(db);
      await addReservations(db, entries, 'confirmed', 400_000);
    },
  },
  {
    job: 'drop what has expired',
    what: 'rows of each kind that have expired',
    inParts: false,
    prepare: addExpired,
  },
];
