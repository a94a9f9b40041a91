import { setImmediate as othersFirst } from 'node:timers/promises';
import { sql } from 'kysely';
import { deleteBefore, type Kind, RETENTION } from '#domain/content/retention.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { DAY } from '#domain/dates/duration.ts';
import { dropOldSessions } from '#server/accounts/session-queries.ts';
import { dropOldAccountTokens } from '#server/accounts/token-queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { dropEndedWindows } from '#server/platform/rate-limits/queries.ts';
import { dropOldHolds } from '#server/reservations/hold-count-queries.ts';
import { clearDetails } from '#server/reservations/queries.ts';
import { dropEndedQuotes } from '#server/reservations/quote-queries.ts';
import { dropOldEntries } from '#server/waitlist/queries.ts';

/** The limit before which data is deleted: an instant, or a civil day if the table has days. */
interface Before {
  instant: Date;
  day: string;
  now: Date;
}

interface Enforced {
  tables: readonly (keyof Schema)[];
  /** Absent if files beside the database are deleted, too (`jobs.ts`). */
  sweep?: (db: Database, before: Before) => Promise<unknown>;
}

/**
 * The batches are small, so that the embedded database, which runs in this process, can handle other queries in
 * between.
 */
const BATCH_SIZE = 50;

/** Repeats a statement that deletes at most `TOGETHER` expired rows until there are none left. */
async function inBatches(db: Database, statement: ReturnType<typeof sql>): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await statement.execute(db);
    if ((numAffectedRows ?? 0n) < BATCH_SIZE) return;
    await othersFirst();
  }
}

/** Says how each row of the retention table is enforced, and which tables hold its kind of data. */
export const ENFORCED: Record<Kind, Enforced> = {
  waiting: {
    tables: ['waitlist_entry', 'waitlist_link'],
    sweep: (db, { day }) => dropOldEntries(db, day),
  },
  unprovenEntry: {
    tables: ['waitlist_entry', 'waitlist_link'],
    sweep: (db, { instant }) =>
      inBatches(
        db,
        sql`
        delete from waitlist_entry where id in (
          select id from waitlist_entry where confirmed_at is null and created_at < ${instant} limit ${BATCH_SIZE})`,
      ),
  },
  // Reservations with money stay, even if it came too late and was refunded, and so do those with an order still to be
  // synced.
  unpaidBooking: {
    tables: ['reservation', 'hold'],
    sweep: (db, { instant }) =>
      inBatches(
        db,
        sql`
        with expired as (
          select id from reservation r where (status = 'held' or status = 'cancelled' and invoice_number is null)
            and created_at < ${instant}
            and not exists (
              select 1 from hold where reservation_id = r.id and greatest(ends_at, released_at) >= ${instant})
            and not exists (
              select 1 from payment where reservation_id = r.id and state in ('captured', 'refunded'))
            and not exists (select 1 from payment_order where reservation_id = r.id and not settled)
          order by created_at limit ${BATCH_SIZE} for update skip locked
        ), nights as (
          update room_night set hold_id = null, held_until = null
          where hold_id in (select id from hold where reservation_id in (select id from expired))
        ), entries as (
          update waitlist_entry set booked_id = null where booked_id in (select id from expired)
        ), payments as (delete from payment where reservation_id in (select id from expired)
        ), orders as (delete from payment_order where reservation_id in (select id from expired))
        delete from reservation where id in (select id from expired)`,
      ),
  },
  bookingTrace: {
    tables: ['reservation', 'hold', 'hold_lock'],
    sweep: async (db, { instant, now }) => {
      await inBatches(
        db,
        sql`
        update reservation set idempotency_key = null, request_hash = null where id in (
          select id from reservation where created_at < ${instant}
            and (idempotency_key is not null or request_hash is not null)
          limit ${BATCH_SIZE})`,
      );
      await dropOldHolds(db, now);
    },
  },
  bookingLink: {
    tables: ['reservation_link', 'reservation_secret'],
    sweep: async (db, { day }) => {
      await inBatches(
        db,
        sql`
        delete from reservation_link where token_hash in (
          select token_hash from reservation_link join reservation on id = reservation_id
          where check_out < ${day} limit ${BATCH_SIZE})`,
      );
      await inBatches(
        db,
        sql`
        delete from reservation_secret where hash in (
          select hash from reservation_secret join reservation on id = reservation_id
          where check_out < ${day} limit ${BATCH_SIZE})`,
      );
    },
  },
  stayDetails: {
    tables: ['reservation', 'reservation_change', 'booking_message', 'payment', 'room_night'],
    sweep: async (db, { day }) => {
      await inBatches(
        db,
        clearDetails(sql`
          select id from reservation where check_out < ${day} and (
            guest_phone <> '' or arrival_time is not null or note is not null or services::text like '%"note"%')
          limit ${BATCH_SIZE}`),
      );
      await inBatches(
        db,
        sql`
        delete from booking_message where id in (
          select booking_message.id from booking_message join reservation on reservation.id = reservation_id
          where check_out < ${day} limit ${BATCH_SIZE})`,
      );
      await inBatches(
        db,
        sql`
        update payment set note = null, void_reason = null where id in (
          select payment.id from payment join reservation on reservation.id = reservation_id
          where check_out < ${day} and (payment.note is not null or void_reason is not null) limit ${BATCH_SIZE})`,
      );
      await sql`
        update room_night set closed_reason = null where night < ${day} and closed_reason is not null`.execute(
        db,
      );
    },
  },
  channelEvent: {
    tables: ['channel_event', 'channel_conflict'],
    sweep: async (db, { day }) => {
      await sql`delete from channel_event where nights->>-1 < ${day}`.execute(db);
      await sql`delete from channel_conflict where check_out < ${day}`.execute(db);
    },
  },
  guestEmail: {
    tables: ['reservation'],
    sweep: (db, { day }) =>
      inBatches(
        db,
        sql`
        update reservation set guest_email = '' where id in (
          select id from reservation where check_out < ${day} and guest_email <> '' and not exists (
            select 1 from app_user where email = guest_email and email_verified_at is not null)
          limit ${BATCH_SIZE})`,
      ),
  },
  invoice: {
    tables: ['reservation'],
    sweep: (db, { day }) =>
      inBatches(
        db,
        sql`
        update reservation set guest_name = '', guest_email = '', guest_address = '', state = '', country = '',
          user_id = null
        where id in (
          select id from reservation where check_out < ${day} and (guest_name <> '' or guest_email <> '')
          limit ${BATCH_SIZE})`,
      ),
  },
  hostAct: {
    tables: ['audit_event', 'nights_undo'],
    sweep: async (db, { day, now }) => {
      await inBatches(
        db,
        sql`delete from audit_event where id in (select id from audit_event where at < ${day} limit ${BATCH_SIZE})`,
      );
      await sql`delete from nights_undo where created_at < ${new Date(now.getTime() - DAY)}`.execute(db);
    },
  },
  quote: { tables: ['quote'], sweep: (db, { instant }) => dropEndedQuotes(db, instant) },
  sentMail: {
    tables: ['outbox'],
    sweep: (db, { instant }) =>
      inBatches(
        db,
        sql`
        delete from outbox where id in (
          select id from outbox where sent_at < ${instant} limit ${BATCH_SIZE})`,
      ),
  },
  unprovenAccount: {
    tables: ['app_user'],
    sweep: (db, { instant, now }) =>
      inBatches(
        db,
        sql`
        delete from app_user where id in (
          select id from app_user where email_verified_at is null and created_at < ${instant}
            and not exists (select 1 from account_token where user_id = app_user.id and expires_at > ${now})
            and not exists (select 1 from property_role where user_id = app_user.id)
          limit ${BATCH_SIZE})`,
      ),
  },
  session: {
    tables: ['session', 'refresh_token', 'passkey_challenge'],
    sweep: (db, { instant }) => dropOldSessions(db, instant),
  },
  accountLink: { tables: ['account_token'], sweep: (db, { instant }) => dropOldAccountTokens(db, instant) },
  invitation: {
    tables: ['host_invitation'],
    sweep: (db, { instant }) => sql`delete from host_invitation where expires_at < ${instant}`.execute(db),
  },
  leftPicture: { tables: ['upload'] },
  counter: { tables: ['rate_limit'], sweep: (db, { instant }) => dropEndedWindows(db, instant) },
  pageView: {
    tables: ['page_view'],
    sweep: (db, { day }) =>
      inBatches(
        db,
        sql`delete from page_view where id in (select id from page_view where day < ${day} limit ${BATCH_SIZE})`,
      ),
  },
};

/** Deletes or clears expired data, kind by kind. */
export async function dropExpired(db: Database, now: Date): Promise<void> {
  const today = todayInIndia(now);
  for (const [kind, { sweep }] of Object.entries(ENFORCED) as [Kind, Enforced][]) {
    const { keep } = RETENTION[kind];
    const instant = 'days' in keep ? new Date(now.getTime() - keep.days * DAY) : now;
    await sweep?.(db, { instant, day: deleteBefore(keep, today), now });
  }
}
