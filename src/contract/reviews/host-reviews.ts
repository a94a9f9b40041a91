import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { text } from '../typed.ts';
import { pathId } from '../values.ts';
import { reviewFields } from './review.ts';

const LONGEST_ANSWER = 2000;

/** `words` are as written, also while `hidden`. */
const hostReview = z.object({
  ...reviewFields,
  reservation_id: z.int(),
  property_id: z.int(),
  homestay_name: z.string(),
  /** The names of the rooms. */
  rooms: z.array(z.string()),
  hidden: z.boolean(),
});
export type HostReview = z.infer<typeof hostReview>;

export const listReviews = endpoint({
  method: 'GET',
  path: '/host/reviews',
  summary: 'The reviews of the caller’s homestays, newest first.',
  access: 'host',
  role: 'owner',
  response: z.object({ reviews: z.array(hostReview) }),
  refusals: [],
});

/** An empty text takes the answer away. */
export const answerReview = endpoint({
  method: 'POST',
  path: '/host/reviews/:id/answer',
  summary: 'Answer a review in public; a later answer replaces the earlier one.',
  access: 'host',
  role: 'owner',
  params: pathId,
  body: z.object({ text: text(LONGEST_ANSWER) }),
  response: z.object({ review: hostReview }),
  refusals: ['not_found'],
});

/** The stars count all the same, and nothing is deleted. */
export const hideReview = endpoint({
  method: 'POST',
  path: '/host/reviews/:id/hide',
  summary: 'Hide the words of a review from guests, or show them again.',
  access: 'host',
  role: 'owner',
  params: pathId,
  body: z.object({ hidden: z.boolean() }),
  response: z.object({ review: hostReview }),
  refusals: ['not_found'],
});
