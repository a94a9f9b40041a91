import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { answerReview, type HostReview, hideReview, listReviews } from '#contract/reviews/host-reviews.ts';
import { NOT_SAVED } from '#messages/host/desk.ts';
import * as messages from '#messages/host/reviews/reviews.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastError, toastSuccess } from '#stores/browser/toasts.ts';
import { createHomestayChoice } from '#stores/host/homestay-choice.ts';
import { createForm } from '#stores/pattern/form.ts';
import { createLoader } from '#stores/pattern/loader.ts';

/** The homestays that the host owns: with several, each review names its own. */
export const { $homestays } = createHomestayChoice('owner');

export const {
  $loaded: $reviews,
  load: loadReviews,
  reload: reloadReviews,
} = createLoader({
  read: async (signal) => ({ reviews: (await call(listReviews, { signal })).reviews }),
  failed: (error) => {
    const isStaff = error instanceof Refusal && error.code === 'owner_only';
    const message = isStaff ? messages.ownersOnly : failureSentence(error, messages.NOT_LOADED);
    return { state: 'failed', message };
  },
});

/** The id of the review that is being answered. */
export const $answering = atom<number | undefined>(undefined);
export const {
  $form: $answerForm,
  show,
  send,
} = createForm({ notSent: NOT_SAVED, refused: () => reloadReviews() });

export function startAnswering(id: number | undefined): void {
  if ($answerForm.get().isBusy) return;
  show();
  $answering.set(id);
}

/** Shows a review as the server has it now. */
function put(review: HostReview): void {
  const shown = $reviews.get();
  if (shown.state !== 'ready') return;
  $reviews.set({ ...shown, reviews: shown.reviews.map((one) => (one.id === review.id ? review : one)) });
}

/** Saves the answer to the review that is being answered; without words it is taken away. */
export async function saveAnswer(text: string): Promise<void> {
  const id = $answering.get();
  if (id === undefined) return;
  const isSaved = await send({}, async () => {
    put((await call(answerReview, { params: { id }, body: { text } })).review);
  });
  if (!isSaved) return;
  $answering.set(undefined);
  toastSuccess(text === '' ? messages.answerGone : messages.answered);
}

/** The ids of the reviews whose words are being hidden or shown. */
export const $hiding = atom<ReadonlySet<number>>(new Set());

/** Hides the words of a review from guests, or shows them again. A press while that is on its way does nothing. */
export async function setHidden({ id }: Pick<HostReview, 'id'>, hidden: boolean): Promise<void> {
  if ($hiding.get().has(id)) return;
  $hiding.set(new Set([...$hiding.get(), id]));
  try {
    put((await call(hideReview, { params: { id }, body: { hidden } })).review);
    toastSuccess(hidden ? messages.hiddenNow : messages.shownNow);
  } catch (error) {
    toastError(failureSentence(error, NOT_SAVED));
    if (error instanceof Refusal) await reloadReviews();
  } finally {
    $hiding.set(new Set([...$hiding.get()].filter((one) => one !== id)));
  }
}
