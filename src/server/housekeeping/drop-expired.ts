import { deleteBefore, type Kind, RETENTION } from '#domain/content/retention.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { DAY } from '#domain/dates/duration.ts';
import { eraseUnprovenAccounts } from '#server/accounts/erase-queries.ts';
import { dropOldSessions } from '#server/accounts/session-queries.ts';
import { dropOldAccountTokens } from '#server/accounts/token-queries.ts';
import { erasePageViews } from '#server/analytics/queries.ts';
import { eraseEndedConflicts } from '#server/channels/conflict-queries.ts';
import { eraseEndedEvents } from '#server/channels/event-queries.ts';
import { eraseAudit } from '#server/host/access/audit-queries.ts';
import { erasePastUndo } from '#server/host/calendar/undo-queries.ts';
import { eraseExpiredInvitations } from '#server/host/people/invitation-queries.ts';
import { eraseSentMail } from '#server/mail/queries.ts';
import { erasePaperData } from '#server/papers/erase-queries.ts';
import { eraseNotes, eraseOrders, erasePayers, lockUnpaid } from '#server/payments/erase-queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { dropEndedWindows } from '#server/platform/rate-limits/queries.ts';
import { eraseTravellers } from '#server/register/erase-queries.ts';
import {
  eraseActs,
  eraseEmails,
  eraseInvoicedGuests,
  eraseLinks,
  eraseRequestKeys,
  eraseReservations,
  eraseStayDetails,
} from '#server/reservations/erase-queries.ts';
import { dropOldHolds } from '#server/reservations/holds/hold-count-queries.ts';
import { dropEndedQuotes } from '#server/reservations/quotes/quote-queries.ts';
import { eraseOldReviewNames } from '#server/reviews/erase-queries.ts';
import { eraseClosedReasons } from '#server/rooms/calendar-queries.ts';
import { eraseUnprovenEntries, forgetBooked } from '#server/waitlist/erase-queries.ts';
import { dropOldEntries } from '#server/waitlist/queries.ts';

/** The limit before which data is deleted: an instant, or a civil day where the table has days. */
interface Before {
  instant: Date;
  day: string;
  now: Date;
}

interface Enforced {
  tables: readonly (keyof Schema)[];
  /** Absent where the files beside the database are deleted, too (`jobs.ts`). */
  sweep?: (db: Database, before: Before) => Promise<unknown>;
}

/** Deletes the reservations that nobody paid for, with all that belongs to them. */
const eraseUnpaid = (db: Database, before: Date) =>
  inBatches((most) =>
    inTransaction(db, async (tx) => {
      const ids = await lockUnpaid(tx, before, most);
      await forgetBooked(tx, ids);
      await eraseOrders(tx, ids);
      await eraseReservations(tx, ids);
      return { numAffectedRows: BigInt(ids.length) };
    }),
  );

/** How each row of the retention table is enforced, and which tables hold its kind of data. */
export const ENFORCED: Record<Kind, Enforced> = {
  waiting: {
    tables: ['waitlist_entry', 'waitlist_link'],
    sweep: (db, { day }) => dropOldEntries(db, day),
  },
  unprovenEntry: {
    tables: ['waitlist_entry', 'waitlist_link'],
    sweep: (db, { instant }) => eraseUnprovenEntries(db, instant),
  },
  unpaidBooking: { tables: ['reservation', 'hold'], sweep: (db, { instant }) => eraseUnpaid(db, instant) },
  bookingTrace: {
    tables: ['reservation', 'hold', 'hold_lock', 'host_act'],
    sweep: async (db, { instant, now }) => {
      await eraseRequestKeys(db, instant);
      await eraseActs(db, now);
      await dropOldHolds(db, now);
    },
  },
  register: {
    tables: ['traveller', 'form_iii'],
    sweep: (db, { now }) => eraseTravellers(db, todayInIndia(now)),
  },
  bookingLink: {
    tables: ['reservation_link', 'reservation_secret'],
    sweep: (db, { day }) => eraseLinks(db, day),
  },
  stayDetails: {
    tables: ['reservation', 'reservation_change', 'booking_message', 'payment', 'room_night'],
    sweep: async (db, { day }) => {
      await eraseStayDetails(db, day);
      await eraseNotes(db, day);
      await eraseClosedReasons(db, day);
    },
  },
  channelEvent: {
    tables: ['channel_event', 'channel_conflict'],
    sweep: async (db, { day }) => {
      await eraseEndedEvents(db, day);
      await eraseEndedConflicts(db, day);
    },
  },
  guestEmail: { tables: ['reservation'], sweep: (db, { day }) => eraseEmails(db, day) },
  invoice: {
    tables: ['reservation', 'paper', 'booking_charge', 'refund'],
    sweep: async (db, { day }) => {
      await erasePaperData(db, day);
      await eraseInvoicedGuests(db, day);
      await erasePayers(db, day);
    },
  },
  reviewName: { tables: ['review'], sweep: (db, { day }) => eraseOldReviewNames(db, day) },
  hostAct: {
    tables: ['audit_event', 'nights_undo'],
    sweep: async (db, { day, now }) => {
      await eraseAudit(db, day);
      await erasePastUndo(db, now);
    },
  },
  quote: { tables: ['quote'], sweep: (db, { instant }) => dropEndedQuotes(db, instant) },
  sentMail: { tables: ['outbox'], sweep: (db, { instant }) => eraseSentMail(db, instant) },
  unprovenAccount: {
    tables: ['app_user'],
    sweep: (db, { instant, now }) => eraseUnprovenAccounts(db, instant, now),
  },
  session: {
    tables: ['session', 'refresh_token', 'passkey_challenge'],
    sweep: (db, { instant }) => dropOldSessions(db, instant),
  },
  accountLink: { tables: ['account_token'], sweep: (db, { instant }) => dropOldAccountTokens(db, instant) },
  invitation: {
    tables: ['host_invitation'],
    sweep: (db, { instant }) => eraseExpiredInvitations(db, instant),
  },
  leftPicture: { tables: ['upload'] },
  counter: { tables: ['rate_limit'], sweep: (db, { instant }) => dropEndedWindows(db, instant) },
  pageView: { tables: ['page_view'], sweep: (db, { day }) => erasePageViews(db, day) },
};

/** Deletes or clears expired data, kind by kind. */
export async function dropExpired(db: Database, now: Date): Promise<void> {
  const today = todayInIndia(now);
  for (const [kind, { sweep }] of Object.entries(ENFORCED) as [Kind, Enforced][]) {
    const { keep } = RETENTION[kind];
    const instant = 'days' in keep ? new Date(now.getTime() - keep.days * DAY) : now;
    await sweep?.(db, { instant, day: 'yearsOf' in keep ? today : deleteBefore(keep, today), now });
  }
}
