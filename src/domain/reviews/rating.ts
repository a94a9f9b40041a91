/** What a guest gives stars to, in this order. */
export const STAR_GROUPS = ['stay', 'cleanliness', 'host', 'value'] as const;
export type StarGroup = (typeof STAR_GROUPS)[number];
export type Stars = Readonly<Record<StarGroup, number>>;

export const MOST_STARS = 5;

/** Reviews of a homestay before it has a rating: fewer would say more of one guest than of the house. */
export const REVIEWS_FOR_RATING = 3;

/** Signs of a review's words. */
export const LONGEST_REVIEW = 2000;

export interface Rating {
  /** From 1 to 5, with one decimal. */
  value: number;
  count: number;
}

/** Returns the mean of a review's stars. */
export function ratingOf(stars: Stars): number {
  return STAR_GROUPS.reduce((sum, group) => sum + stars[group], 0) / STAR_GROUPS.length;
}

/**
 * Returns the rating of a homestay from the number of its reviews and the sum of all their stars; undefined below three
 * reviews.
 */
export function homestayRating(count: number, sumOfStars: number): Rating | undefined {
  if (count < REVIEWS_FOR_RATING) return undefined;
  return { value: Math.round((sumOfStars * 10) / (count * STAR_GROUPS.length)) / 10, count };
}
