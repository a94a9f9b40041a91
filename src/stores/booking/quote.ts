import { atom, computed } from 'nanostores';
import * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { createQuote, type Quote, quote as quoteSchema } from '#contract/quote.ts';
import { priceChanges } from '#domain/booking/cart.ts';
import { draftTotals } from '#domain/booking/draft.ts';
import { MINUTE } from '#domain/dates/duration.ts';
import { formatRupees } from '#domain/money/money.ts';
import { splitPayment, withCodeDiscount } from '#domain/money/totals.ts';
import * as messages from '#messages/booking/cart.ts';
import { createLatest } from '#stores/browser/latest.ts';
import { once } from '#stores/browser/once.ts';
import { persistentValue } from '#stores/browser/persistent.ts';
import { createTimer } from '#stores/browser/timer.ts';
import { toastInfo } from '#stores/browser/toasts.ts';
import { $cart, $cartSearch, $refreshing, tellRefresh } from '#stores/cart/cart.ts';
import {
  addOnPricesOf,
  answers,
  atQuotedPrices,
  isKept,
  isOfRooms,
  type QuoteQuestion,
  questionOf,
  totalsOf,
} from '#stores/reservation/quoted.ts';
import { $addOnPrices } from './add-on-prices.ts';
import { $addOnCounts, $cartGroups, $code, $draft, $party } from './draft.ts';

/** The quote for the rooms in the cart; it survives a reload, as the draft does. */
export const $quote = persistentValue<Quote | null>('quote', null, z.nullable(quoteSchema));

/** The question whose answer is the price; undefined while the cart can't be one booking. */
export const $quoteQuestion = computed([$cartGroups, $party, $addOnCounts, $code], questionOf);
/** The quote of the booking as it is now; undefined while it is requested or can't be had. */
export const $standingQuote = computed([$quote, $quoteQuestion], (quote, question) =>
  quote && question && answers(quote, question) ? quote : undefined,
);
/**
 * Rupees per day: the quoted prices of add-ons if the rooms are still the quoted ones, else the homestay's prices of
 * today.
 */
export const $promisedAddOnPrices = computed(
  [$quote, $cart, $cartSearch, $addOnPrices],
  (quote, items, stay, today) => (quote && stay && isKept(quote, stay, items) ? addOnPricesOf(quote) : today),
);
const $sum = computed([$addOnCounts, $cart, $promisedAddOnPrices], draftTotals);
/** A sum of the known prices; the code's discount is that of the quote before. */
const $preview = computed([$sum, $quote, $quoteQuestion], (sum, quote, question) => {
  const isKnown = quote && question && isOfRooms(quote, question);
  return withCodeDiscount(sum, (isKnown && quote.code_discount) || 0);
});
/** The price of the booking: the quoted figures or, until they arrive, a sum of the known prices. */
export const $totals = computed([$standingQuote, $preview], (quote, preview) =>
  quote ? totalsOf(quote) : preview,
);

/** The amounts due now and at the property; undefined until the guest has chosen how to pay. */
export const $split = computed([$draft, $totals], ({ paymentMethod }, { total }) =>
  paymentMethod ? splitPayment(total, paymentMethod) : undefined,
);

/** Milliseconds that the page waits for further changes before it requests the price. */
const PAUSE = 250;

/** `failed`: the site continues with the prices that it knows, and books without a quote. */
export const $quoting = atom<'idle' | 'asking' | 'failed'>('idle');

/** Why the price could not be had with the guest's code; undefined once that is dealt with. */
export const $codeFailure = atom<unknown>(undefined);

const timer = createTimer();
const latest = createLatest();

/** Requests a quote whenever the cart changes or the quote expires. */
export const keepQuote = once(() => {
  $quoteQuestion.subscribe((question) => follow(question));
});

function stopAsking(): void {
  timer.stop();
  latest.end();
  if ($quoting.get() === 'asking') $quoting.set('idle');
}

function follow(question: QuoteQuestion | undefined): void {
  stopAsking();
  const quote = $quote.get();
  if (!question) {
    if ($cart.get().length === 0) $quote.set(null);
    return;
  }
  if (!quote || !answers(quote, question)) {
    timer.start(() => void ask(question), PAUSE);
    return;
  }
  $cart.set(atQuotedPrices($cart.get(), quote));
  renewLater(question, quote);
}

/** Waits at least a minute: in a browser with a wrong clock the quote would else be requested all the time. */
function renewLater(question: QuoteQuestion, quote: Quote): void {
  const left = Date.parse(quote.valid_until) - Date.now();
  timer.start(() => void ask(question), Math.max(MINUTE, left));
}

async function ask(question: QuoteQuestion): Promise<void> {
  const signal = latest.begin();
  $quoting.set('asking');
  try {
    const quote = await requestQuote(question, signal);
    if (!signal.aborted) takeQuote(quote, question);
  } catch (error) {
    if (signal.aborted) return;
    // The call was refused or failed: the known prices stay, and the API decides when the guest pays.
    $quoting.set('failed');
    if (question.code) $codeFailure.set(error);
  }
}

/** Requests a quote, at the prices of the one that is known. Throws the API's refusal. */
export async function requestQuote(question: QuoteQuestion, signal?: AbortSignal): Promise<Quote> {
  const known = $quote.get();
  const body = { ...question, ...(known ? { quote_id: known.id } : {}) };
  return (await call(createQuote, signal ? { body, signal } : { body })).quote;
}

/** Uses a quote, and says what has changed with it. */
export function takeQuote(quote: Quote, question: QuoteQuestion): void {
  stopAsking();
  $quoting.set('idle');
  const [before, items] = [$quote.get(), $cart.get()];
  $quote.set(quote);
  $cart.set(atQuotedPrices(items, quote));
  renewLater(question, quote);
  if (!before || !answers(before, question)) {
    if ($refreshing.get() === 0) tellRefresh({ changes: priceChanges(items, $cart.get()), missing: [] });
  } else if (before.total_price !== quote.total_price) {
    toastInfo(messages.totalChanged(formatRupees(quote.total_price), formatRupees(before.total_price)));
  }
}

/** Uses the quote of a refusal. Returns its total; undefined if the refusal has no quote that can be read. */
export function takeRefused(quote: unknown): number | undefined {
  const parsed = z.safeParse(quoteSchema, quote);
  if (!parsed.success) return undefined;
  stopAsking();
  $quote.set(parsed.data);
  $cart.set(atQuotedPrices($cart.get(), parsed.data));
  return parsed.data.total_price;
}
