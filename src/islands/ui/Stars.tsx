import { shortStars, starsOf } from '#messages/rooms/reviews.ts';

/** Shows the mean of a review's stars: a star and a number, which screen readers say in words. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span>
      <span aria-hidden="true">{`★ ${shortStars(stars)}`}</span>
      <span className="visually-hidden">{starsOf(stars)}</span>
    </span>
  );
}
