import type { Review } from '#contract/reviews/review.ts';
import { ratingOf, type Stars } from '#domain/reviews/rating.ts';
import type { ListedReview } from './rating-queries.ts';

const MONTH = '2027-02'.length;

/** Returns what guests and hosts read alike of a review. */
export function reviewFieldsOf(row: ListedReview) {
  const { stay, cleanliness, host, value } = row;
  const stars = { stay, cleanliness, host, value } satisfies Stars;
  return {
    id: row.id,
    room_ids: row.room_ids ?? [],
    rating: ratingOf(stars),
    stars,
    words: row.words || null,
    name: row.name || null,
    stayed_in: row.check_in.slice(0, MONTH),
    ...(row.answer !== '' && { answer: row.answer }),
  };
}

function reviewView(row: ListedReview): Review {
  const fields = reviewFieldsOf(row);
  const isHidden = row.hidden_at !== null && fields.words !== null;
  return isHidden ? { ...fields, words: null, hidden: true } : fields;
}

/** Returns the reviews of a homestay for the page of a room: those of the room first, otherwise in their order. */
export function reviewsForRoom(rows: readonly ListedReview[], roomId: number): Review[] {
  const reviews = rows.map(reviewView);
  const isOwn = ({ room_ids }: Review) => room_ids.includes(roomId);
  return [...reviews.filter(isOwn), ...reviews.filter((review) => !isOwn(review))];
}
