import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal, Unreachable } from '#client/errors.ts';
import { declineReviews, openReview, sendReview } from '#contract/reviews/review-calls.ts';
import { formatDate } from '#domain/dates/calendar.ts';
import { STAR_GROUPS, type StarGroup } from '#domain/reviews/rating.ts';
import * as messages from '#messages/review/review.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { tokenInPath } from '#stores/browser/path-token.ts';
import { createForm } from '#stores/pattern/form.ts';
import { forgetReview, keepReview, keptReview, type TypedReview } from './kept-review.ts';

/**
 * The page of a mailed link. `closed`: nothing can be sent with it. `asking`: the guest came by "Don't ask me again" and
 * has not pressed it yet, because mail scanners open links, too.
 */
export type ReviewPage =
  | { state: 'loading' }
  | { state: 'failed' | 'closed'; message: string }
  | { state: 'ready'; homestay: string; rooms: readonly string[]; month: string; typed: TypedReview }
  | { state: 'sent' | 'asking' | 'declined' };

export const LOADING_REVIEW: ReviewPage = { state: 'loading' };
export const $review = atom<ReviewPage>(LOADING_REVIEW);

const BLANK: TypedReview = { stars: {}, words: '', show_name: true };

const token = () => tokenInPath('review') ?? '';
const stayOf = ({ homestay, rooms, month }: Omit<Ready, 'typed'>) => JSON.stringify([homestay, rooms, month]);
type Ready = Extract<ReviewPage, { state: 'ready' }>;

export const {
  $form: $reviewForm,
  mend,
  show: showProblems,
  send,
} = createForm<StarGroup>({
  fields: STAR_GROUPS,
  notSent: (error) =>
    error instanceof Unreachable ? messages.OFFLINE : failureSentence(error, messages.NOT_SENT),
  refused: closeIfOver,
});

export const { $form: $declineForm, send: decline } = createForm({
  notSent: messages.NOT_DECLINED,
  refused: closeIfOver,
});

/** Opens the link of the address: the form with what was typed here before, or why there is none. */
export async function openReviewPage(): Promise<void> {
  showProblems();
  if (!token()) return $review.set({ state: 'closed', message: messages.UNKNOWN });
  if (new URLSearchParams(location.search).get('ask') === 'no') return $review.set({ state: 'asking' });
  $review.set(LOADING_REVIEW);
  try {
    const { homestay, rooms, stayed_in } = await call(openReview, { body: { token: token() } });
    const facts = {
      state: 'ready',
      homestay,
      rooms,
      month: formatDate(`${stayed_in}-01`, 'month-year'),
    } as const;
    $review.set({ ...facts, typed: keptReview(stayOf(facts)) ?? BLANK });
  } catch (error) {
    if (closeIfOver(error)) return;
    const otherwise = error instanceof Unreachable ? messages.NOT_REACHED : messages.NOT_LOADED;
    $review.set({ state: 'failed', message: failureSentence(error, otherwise) });
  }
}

/** Shows that the link can do nothing any more, if a refusal says so. */
function closeIfOver(error: unknown): boolean {
  if (!(error instanceof Refusal)) return false;
  const sentences = new Map<string, string>([
    ['not_found', messages.UNKNOWN],
    ['review_used', messages.USED],
    ['own_homestay', error.sentence],
  ]);
  const message = sentences.get(error.code);
  if (message === undefined) return false;
  forgetReview();
  $review.set({ state: 'closed', message });
  return true;
}

/** Takes over what was typed, and keeps it in this browser. */
export function typeReview(change: Partial<Omit<TypedReview, 'stars'>>): void {
  type(change, Object.keys(change));
}

export function chooseStars(group: StarGroup, stars: number): void {
  const page = $review.get();
  if (page.state === 'ready') type({ stars: { ...page.typed.stars, [group]: stars } }, [group]);
}

function type(change: Partial<TypedReview>, fields: readonly string[]): void {
  const page = $review.get();
  if (page.state !== 'ready') return;
  const typed = { ...page.typed, ...change };
  $review.set({ ...page, typed });
  keepReview(stayOf(page), typed);
  mend(fields);
}

/** Sends the review once, however often it is pressed. */
export async function sendTyped(): Promise<void> {
  const page = $review.get();
  if (page.state !== 'ready') return;
  const { words, show_name } = page.typed;
  const { stay = 0, cleanliness = 0, host = 0, value = 0 } = page.typed.stars;
  const stars = { stay, cleanliness, host, value };
  const missing = STAR_GROUPS.filter((group) => stars[group] === 0);
  const problems = Object.fromEntries(missing.map((group) => [group, messages.STARS_NEEDED]));
  const isSent = await send(problems, () =>
    call(sendReview, { body: { token: token(), stars, words: words.trim(), show_name } }),
  );
  if (!isSent) return;
  forgetReview();
  $review.set({ state: 'sent' });
}

/** Ends the mails about reviews to this mailbox. */
export async function dontAskAgain(): Promise<void> {
  const isSent = await decline({}, () => call(declineReviews, { body: { token: token() } }));
  if (isSent) $review.set({ state: 'declined' });
}
