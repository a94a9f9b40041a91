import * as z from 'zod/mini';
import { LONGEST_REVIEW, MOST_STARS } from '#domain/reviews/rating.ts';
import { endpoint } from '../endpoint.ts';
import { text } from '../typed.ts';
import { messageAnswer } from '../values.ts';

const LONGEST_TOKEN = 100;

/** From the mail after a stay. */
const token = z.string().check(z.minLength(1), z.maxLength(LONGEST_TOKEN));
const star = z.int().check(z.minimum(1), z.maximum(MOST_STARS));

export const openReview = endpoint({
  method: 'POST',
  path: '/public/review/open',
  summary: 'The stay that the link of a mail asks to review.',
  access: 'anyone',
  body: z.object({ token }),
  response: z.object({
    homestay: z.string(),
    /** The names of the rooms. */
    rooms: z.array(z.string()),
    /** The month of check-in, as `2027-02`. */
    stayed_in: z.string(),
  }),
  refusals: ['not_found', 'review_used', 'own_homestay', 'too_many_requests'],
});

/** Links, mail addresses and telephone numbers are cut out of `words`. `show_name` is true if it is left out. */
export const sendReview = endpoint({
  method: 'POST',
  path: '/public/review',
  summary: 'Review a stay, once. Hosts can’t review their own homestay.',
  access: 'anyone',
  status: 201,
  body: z.object({
    token,
    stars: z.object({ stay: star, cleanliness: star, host: star, value: star }),
    words: z._default(text(LONGEST_REVIEW), ''),
    show_name: z._default(z.boolean(), true),
  }),
  response: messageAnswer,
  refusals: ['not_found', 'review_used', 'own_homestay', 'too_many_requests'],
});

export const declineReviews = endpoint({
  method: 'POST',
  path: '/public/review/no',
  summary: 'Ask this mailbox for no review any more.',
  access: 'anyone',
  body: z.object({ token }),
  response: messageAnswer,
  refusals: ['not_found', 'too_many_requests'],
});
