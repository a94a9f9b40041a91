import { atom } from 'nanostores';
import { Refusal } from '#client/errors.ts';
import { CODE_REFUSALS } from '#contract/codes/typed-code.ts';
import type { Quote } from '#contract/quote.ts';
import { STEPS } from '#domain/booking/booking-steps.ts';
import * as messages from '#messages/code/code.ts';
import { $code, change } from '#stores/booking/draft.ts';
import { releaseEarlier } from '#stores/booking/hold.ts';
import { $codeFailure, $quoteQuestion, requestQuote, takeQuote } from '#stores/booking/quote.ts';
import { $step } from '#stores/booking/steps.ts';
import { once } from '#stores/browser/once.ts';
import { toastInfo } from '#stores/browser/toasts.ts';
import { createForm } from '#stores/pattern/form.ts';
import { $payments, isBusy } from '#stores/reservation/payment-state.ts';
import type { QuoteQuestion } from '#stores/reservation/quoted.ts';
import { $reservation } from '#stores/reservation/reservation.ts';

/** Says why the code was taken off, at its field on the payment step; undefined if it was not. */
export const $lostCode = atom<string | undefined>(undefined);

/** Returns the server's sentence about a code that gives no discount; undefined for any other failure. */
export function codeProblem(error: unknown): string | undefined {
  const isAboutCode = error instanceof Refusal && CODE_REFUSALS.some((code) => code === error.code);
  return isAboutCode ? error.sentence : undefined;
}

/** Returns whether the last use of a code may be the one that this browser's own unpaid reservation has taken. */
function isUsedHere(error: unknown): boolean {
  const own = $reservation.get();
  if (own.state !== 'held' && own.state !== 'asked') return false;
  const body: { code?: unknown } = JSON.parse(own.request);
  return error instanceof Refusal && error.code === 'code_used_up' && body.code !== undefined;
}

/** Takes the code off the booking, and returns the sentence that says so. */
export function takeOffCode(problem: string): string {
  const sentence = messages.takenOff($code.get() ?? '', problem);
  change({ code: undefined });
  return sentence;
}

/** Takes off a code for which no price can be had any more, and tells the guest. */
function loseCode(error: unknown): void {
  const problem = codeProblem(error);
  $codeFailure.set(undefined);
  if (!problem || isUsedHere(error)) return;
  const sentence = takeOffCode(problem);
  if ($step.get() === STEPS.payment) $lostCode.set(sentence);
  else toastInfo(sentence);
}

/** Takes the code off whenever its price can't be had any more. */
export const keepCode = once(() => {
  $codeFailure.subscribe((error) => {
    if (error) loseCode(error);
  });
});

const { $form, show, mend, send } = createForm<'code'>({
  fields: ['code'],
  notSent: messages.notChecked,
  fieldOf: (refusal) => (codeProblem(refusal) ? 'code' : undefined),
});

/** The field of a code, while it is checked and after that has failed. */
export const $codeForm = $form;

const isPaying = () => isBusy($payments.booking.get());

/** Asks for the price with a code, and puts the code on. A refused one changes nothing. Returns whether it is on. */
export async function applyCode(typed: string): Promise<boolean> {
  if (isPaying()) return false;
  const code = typed.trim();
  $lostCode.set(undefined);
  return send(code ? {} : { code: messages.codeNeeded }, async (signal) => {
    const question = $quoteQuestion.get();
    if (!question) return;
    const quote = await quoteWith({ ...question, code }, signal);
    if (signal.aborted || isPaying()) return;
    change({ code: quote.code ?? undefined });
    takeQuote(quote, { ...question, code: quote.code ?? undefined });
  });
}

/** Requests the price with a code. If an own hold has taken its last use, the hold ends first. */
async function quoteWith(question: QuoteQuestion, signal: AbortSignal): Promise<Quote> {
  try {
    return await requestQuote(question, signal);
  } catch (error) {
    if (!isUsedHere(error) || (await releaseEarlier())) throw error;
    return requestQuote(question, signal);
  }
}

/** Takes the code off; the price is asked for anew. */
export function removeCode(): void {
  if (isPaying()) return;
  show();
  change({ code: undefined });
}

/** Removes what was wrong with a code that the guest changes. */
export function mendCode(): void {
  $lostCode.set(undefined);
  mend(['code']);
}
