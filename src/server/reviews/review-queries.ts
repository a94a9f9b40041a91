import { REVIEW_REMINDER } from '#domain/reviews/asking.ts';
import type { Stars } from '#domain/reviews/rating.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { selectUnreminded } from '#server/reservations/reminder-queries.ts';
import { selectReviews } from '#server/rooms/rating-queries.ts';
import type { ReviewRow } from './schema.ts';

/** Returns the paid stays that ended on a day or before, whose guests can be mailed and were never asked for a review. */
export async function listUnasked(db: Database, checkOut: string): Promise<number[]> {
  const rows = await selectUnreminded(db, REVIEW_REMINDER)
    .where('check_out', '<=', checkOut)
    .where('no_show_at', 'is', null)
    .where('guest_email', '!=', '')
    .execute();
  return rows.map(({ id }) => id);
}

export function findReviewOf(db: Database | Tx, reservationId: number): Promise<ReviewRow | undefined> {
  return db.selectFrom('review').selectAll().where('reservation_id', '=', reservationId).executeTakeFirst();
}

/** Returns the accounts of all who have a role in a homestay. */
export function listHosts(db: Database | Tx, propertyId: number): Promise<{ id: number; email: string }[]> {
  return db
    .selectFrom('property_role')
    .innerJoin('app_user', 'app_user.id', 'user_id')
    .select(['app_user.id', 'email'])
    .where('property_id', '=', propertyId)
    .execute();
}

interface NewReview {
  reservation_id: number;
  property_id: number;
  stars: Stars;
  words: string;
  name: string;
}

/** Saves the review of a stay; false if it has one. */
export async function insertReview(tx: Tx, { stars, ...review }: NewReview, now: Date): Promise<boolean> {
  const { stay, cleanliness, host, value } = stars;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('review')
    .values({ ...review, stay, cleanliness, host, value, created_at: now, hidden_at: null })
    .onConflict((conflict) => conflict.column('reservation_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Saves that a mailbox, by its hash, wants no mail about reviews. */
export async function saveRefusal(db: Database, mailboxHash: string, now: Date): Promise<void> {
  await db
    .insertInto('review_refusal')
    .values({ mailbox_hash: mailboxHash, refused_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findRefusal(db: Database | Tx, mailboxHash: string): Promise<boolean> {
  const found = await db
    .selectFrom('review_refusal')
    .select('mailbox_hash')
    .where('mailbox_hash', '=', mailboxHash)
    .executeTakeFirst();
  return found !== undefined;
}

/** Selects the reviews of some homestays with the names of these, newest first. */
function selectOf(db: Database | Tx, propertyIds: readonly number[]) {
  return selectReviews(db)
    .innerJoin('property', 'property.id', 'review.property_id')
    .select('property.name as homestay')
    .where('review.property_id', 'in', [0, ...propertyIds])
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id', 'desc');
}

export async function listReviewsOf(db: Database | Tx, propertyIds: readonly number[], id?: number) {
  const reviews = await selectOf(db, propertyIds)
    .$if(id !== undefined, (query) => query.where('review.id', '=', id ?? 0))
    .execute();
  const rooms = await db
    .selectFrom('reservation_room')
    .select(['reservation_id', 'name'])
    .where('reservation_id', 'in', [0, ...reviews.map(({ reservation_id }) => reservation_id)])
    .orderBy('position')
    .execute();
  const byStay = Map.groupBy(rooms, ({ reservation_id }) => reservation_id);
  return reviews.map((review) => {
    return { ...review, rooms: (byStay.get(review.reservation_id) ?? []).map(({ name }) => name) };
  });
}

export type ReviewOfHomestay = Awaited<ReturnType<typeof listReviewsOf>>[number];

/** Locks a review of one of these homestays; undefined for any other. */
export function lockReview(tx: Tx, propertyIds: readonly number[], id: number) {
  return tx
    .selectFrom('review')
    .selectAll()
    .where('id', '=', id)
    .where('property_id', 'in', [0, ...propertyIds])
    .forUpdate()
    .executeTakeFirst();
}

export async function updateReview(
  tx: Tx,
  id: number,
  changes: { answer: string } | { hidden_at: Date | null },
): Promise<void> {
  await tx.updateTable('review').set(changes).where('id', '=', id).execute();
}
