import type { Quote } from '#contract/quote.ts';
import * as messages from '#messages/booking/payment-step.ts';
import { change } from '#stores/booking/draft.ts';
import { releaseEarlier } from '#stores/booking/hold.ts';
import { $lostCode, $quoteQuestion, requestQuote, takeQuote } from '#stores/booking/quote.ts';
import type { QuoteQuestion } from '#stores/booking/quoted.ts';
import { createForm } from '#stores/pattern/form.ts';
import { codeProblem, isUsedHere } from '#stores/reservation/code-refusals.ts';
import { $payments, isBusy } from '#stores/reservation/payment-state.ts';

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
