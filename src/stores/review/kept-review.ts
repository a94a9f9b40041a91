import * as z from 'zod/mini';
import { DAY } from '#domain/dates/duration.ts';
import { MOST_STARS } from '#domain/reviews/rating.ts';
import { storage, storedValue } from '#stores/browser/storage.ts';

const star = z.optional(z.int().check(z.minimum(1), z.maximum(MOST_STARS)));
const typed = z.object({
  stars: z.object({ stay: star, cleanliness: star, host: star, value: star }),
  words: z.string(),
  show_name: z.boolean(),
});
const kept = z.object({
  /** The stay that is reviewed. The link itself is a secret and is not kept. */
  stay: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  typed,
});

/** What is typed on the page of a review. */
export type TypedReview = z.infer<typeof typed>;

/** Keeps what is typed in this browser until it is sent, or for a day. */
export function keepReview(stay: string, review: TypedReview): void {
  const value: z.infer<typeof kept> = { stay, at: Date.now(), typed: review };
  storage.review = JSON.stringify(value);
}

/** Returns what was typed for a stay and not sent; what is older than a day is deleted. */
export function keptReview(stay: string): TypedReview | undefined {
  const { data } = z.safeParse(kept, storedValue('review'));
  const isFresh = data !== undefined && Date.now() - data.at < DAY;
  if (!isFresh) forgetReview();
  return isFresh && data.stay === stay ? data.typed : undefined;
}

export function forgetReview(): void {
  delete storage.review;
}
