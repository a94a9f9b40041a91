import type { Stars } from '#domain/reviews/rating.ts';
import { findReservation } from '#server/reservations/queries.ts';
import { insertReview } from '#server/reviews/review-queries.ts';
import type { TestApp } from './app.ts';
import type { HostRequest } from './host-requests.ts';

export const FOUR_STARS: Stars = { stay: 5, cleanliness: 4, host: 4, value: 3 };

const post = (path: string, json: unknown): HostRequest => [path, { method: 'POST', json }];

/** The calls of the desk on a review. */
export const REVIEW_REQUESTS: Record<string, (objects: { review: number }) => HostRequest> = {
  answerReview: ({ review }) => post(`/host/reviews/${review}/answer`, { text: 'Come again.' }),
  hideReview: ({ review }) => post(`/host/reviews/${review}/hide`, { hidden: true }),
};

/** Adds a review of a booking, whatever its state; returns its id. */
export async function addReview(
  { deps: { db }, clock }: Pick<TestApp, 'deps' | 'clock'>,
  reservation_id: number,
  changes: { stars?: Stars; words?: string; name?: string } = {},
): Promise<number> {
  const row = await findReservation(db, reservation_id);
  if (!row) throw new Error(`there is no reservation ${reservation_id}`);
  const of = { reservation_id, property_id: row.property_id };
  const written = { stars: FOUR_STARS, words: 'A quiet room.', name: 'Asha', ...changes };
  await db.transaction().execute((tx) => insertReview(tx, { ...of, ...written }, clock()));
  const { id } = await db
    .selectFrom('review')
    .select('id')
    .where('reservation_id', '=', reservation_id)
    .executeTakeFirstOrThrow();
  return id;
}
