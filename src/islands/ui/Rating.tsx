import type { Rating as HomestayRating } from '#domain/reviews/rating.ts';
import { rating as name, ratingOf } from '#messages/rooms/room-card.ts';

interface Props {
  rating: HomestayRating | null | undefined;
  /** In place of a rating's own words. */
  text?: string;
}

/** Shows the rating of a homestay: "★ 4.7 · 12 reviews". Nothing without one. */
export function Rating({ rating, text = rating ? ratingOf(rating.value, rating.count) : '' }: Props) {
  if (text === '') return null;
  return (
    <>
      <span aria-hidden="true">★</span>
      <span className="visually-hidden">{name}</span>
      <span>{` ${text}`}</span>
    </>
  );
}
