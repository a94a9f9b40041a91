import * as z from 'zod/mini';

/**
 * The mean of all stars of a homestay's reviews, with one decimal, and the number of reviews; null below three
 * (`domain/reviews/rating.ts`).
 */
export const rating = z.optional(z.nullable(z.object({ value: z.number(), count: z.int() })));

const stars = z.object({ stay: z.int(), cleanliness: z.int(), host: z.int(), value: z.int() });

/** What a guest wrote after a stay. */
export const reviewFields = {
  id: z.int(),
  /** The rooms of the stay. */
  room_ids: z.array(z.int()),
  /** The mean of `stars`. */
  rating: z.number(),
  stars,
  /** Null where none were written. */
  words: z.nullable(z.string()),
  /** The guest's first name, if it may be shown. */
  name: z.nullable(z.string()),
  /** The month of check-in, as `2027-02`. */
  stayed_in: z.string(),
  /** The host's. */
  answer: z.optional(z.string()),
};

/** `words` are null also where the host has hidden them; then `hidden` is true. */
export const review = z.object({ ...reviewFields, hidden: z.optional(z.boolean()) });
export type Review = z.infer<typeof review>;
