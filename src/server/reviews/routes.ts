import type { Context, Hono } from 'hono';
import { declineReviews, openReview, sendReview } from '#contract/reviews/review-calls.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { mayReview } from '#domain/reviews/asking.ts';
import { firstName } from '#domain/reviews/first-name.ts';
import { cutContacts } from '#domain/reviews/words.ts';
import { say } from '#server/language/say.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { mount } from '#server/platform/http/mount.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { openedSession } from '#server/platform/http/signed-in.ts';
import { checkRateLimit } from '#server/platform/rate-limits/limits.ts';
import {
  findReservation,
  listReservationRooms,
  lockReservation,
  namesOfRooms,
} from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { inWords } from '#server/rooms/in-words.ts';
import { findProperty } from '#server/rooms/queries.ts';
import { isOfHost, refusalOf } from './may-ask.ts';
import { findReviewOf, insertReview, saveRefusal } from './review-queries.ts';

/** No booking has it. */
const NO_ID = 0;
const MONTH = '2027-02'.length;
const noStay = () => refuse('not_found', {}, say().mailReview.NO_STAY);

/** Mounts the calls of the page that a mail's link opens: read the stay, review it, be asked no more. */
export function reviewRoutes(app: Hono, deps: AppContext): void {
  const { accounts, clock, db } = deps;
  /** Counts the call, and returns the booking that the link names. */
  const bookingOf = async (c: Context, token: string) =>
    (await checkRateLimit(deps, c, 'review', token)) ?? accounts.reviewTokens.read(token) ?? NO_ID;
  const callerOf = async (c: Context) => (await openedSession(c, deps))?.user.id;

  mount(app, openReview, async ({ body, c }) => {
    const id = await bookingOf(c, body.token);
    if (id instanceof Refusal) return id;
    const row = await findReservation(db, id);
    const problem = await problemOf(db, row, { now: clock(), caller: await callerOf(c) });
    const property = row && (await findProperty(db, row.property_id));
    if (problem || !property) return problem ?? noStay();
    return {
      homestay: inWords(property.name, property.names),
      rooms: namesOfRooms(await listReservationRooms(db, row.id)),
      stayed_in: row.check_in.slice(0, MONTH),
    };
  });

  mount(app, sendReview, async ({ body, c }) => {
    const id = await bookingOf(c, body.token);
    if (id instanceof Refusal) return id;
    // The session is read before the transaction, because a server may have one connection.
    const caller = await callerOf(c);
    const { stars, show_name } = body;
    const words = cutContacts(body.words);
    const refusal = await inTransaction(db, async (tx) => {
      const row = await lockReservation(tx, id);
      const problem = await problemOf(tx, row, { now: clock(), caller });
      if (problem || !row) return problem ?? noStay();
      const name = show_name ? firstName(row.guest_name) : '';
      const review = { reservation_id: row.id, property_id: row.property_id, stars, words, name };
      return (await insertReview(tx, review, clock())) ? undefined : refuse('review_used');
    });
    return refusal ?? { message: say().mailReview.THANK_YOU };
  });

  mount(app, declineReviews, async ({ body, c }) => {
    const id = await bookingOf(c, body.token);
    if (id instanceof Refusal) return id;
    const row = await findReservation(db, id);
    if (!row) return noStay();
    if (row.guest_email !== '') await saveRefusal(db, refusalOf(accounts, row.guest_email), clock());
    return { message: say().mailReview.NOT_ASKED_AGAIN };
  });
}

/** Returns why a stay can't be reviewed by who calls; undefined if it can. */
async function problemOf(
  db: Database | Tx,
  row: ReservationRow | undefined,
  { now, caller }: { now: Date; caller: number | undefined },
): Promise<Refusal | undefined> {
  if (!row) return noStay();
  if (await findReviewOf(db, row.id)) return refuse('review_used');
  if (isErased(row) || !mayReview(row, todayInIndia(now))) return noStay();
  return (await isOfHost(db, row, caller)) ? refuse('own_homestay') : undefined;
}

/** A guest of the phone has no mailbox, but a number, while it is kept. */
const isErased = ({ guest_email, guest_phone }: ReservationRow) => guest_email === '' && guest_phone === '';
