import { sql } from 'kysely';
import { homestayRating, type Rating } from '#domain/reviews/rating.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';

/** Returns the ratings of the homestays that have one, by their ids. */
export async function listRatings(db: Database): Promise<Map<number, Rating>> {
  const rows = await db
    .selectFrom('review')
    .select('property_id')
    .select(sql<number>`count(*)::int`.as('reviews'))
    .select(sql<number>`sum(stay + cleanliness + host + value)::int`.as('stars'))
    .groupBy('property_id')
    .execute();
  return new Map(
    rows.flatMap(({ property_id, reviews, stars }) => {
      const rating = homestayRating(reviews, stars);
      return rating ? [[property_id, rating] as const] : [];
    }),
  );
}

/** Selects reviews with the rooms and the month of their stays. */
export function selectReviews(db: Database | Tx) {
  return db
    .selectFrom('review')
    .innerJoin('reservation', 'reservation.id', 'reservation_id')
    .selectAll('review')
    .select('check_in')
    .select(({ selectFrom }) =>
      selectFrom('reservation_room')
        .select(sql<number[]>`array_agg(distinct room_id)`.as('ids'))
        .whereRef('reservation_room.reservation_id', '=', 'review.reservation_id')
        .as('room_ids'),
    );
}

/** Returns the reviews of a homestay, newest first. */
export function listReviews(db: Database, propertyId: number) {
  return selectReviews(db)
    .where('review.property_id', '=', propertyId)
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id', 'desc')
    .execute();
}

export type ListedReview = Awaited<ReturnType<typeof listReviews>>[number];
