import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { createQuote, type Quote, quote as quoteSchema } from '#contract/quote.ts';
import { priceChanges } from '#domain/cart.ts';
import { MINUTE } from '#domain/duration.ts';
import { formatRupees } from '#domain/money.ts';
import * as messages from '#messages/cart.ts';
import { toastInfo } from '#stores/browser/toasts.ts';
import { $cart, $refreshing, tellRefresh } from '#stores/cart/cart.ts';
import { $quoteQuestion } from './draft.ts';
import { $quote, answers, atQuotedPrices, type QuoteQuestion } from './quote.ts';

/** So long a guest is left to press on before the price is asked for, in milliseconds. */
const PAUSE = 250;

/** `failed`: the site goes on with the prices that it knows, and books without a quote. */
export const $quoting = atom<'idle' | 'asking' | 'failed'>('idle');

let timer: ReturnType<typeof setTimeout> | undefined;
let asking: AbortController | undefined;
let begun = false;

/** From now on what is in the cart has a promised price: asked for when it changes, and when the promise runs out. */
export function keepQuote(): void {
  if (begun) return;
  begun = true;
  $quoteQuestion.subscribe((question) => follow(question));
}

function stopAsking(): void {
  clearTimeout(timer);
  asking?.abort();
  asking = undefined;
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
    timer = setTimeout(() => void ask(question), PAUSE);
    return;
  }
  $cart.set(atQuotedPrices($cart.get(), quote));
  renewLater(question, quote);
}

/** A clock that is wrong asks too early or too late, never all the time: the API knows how long its promise stands. */
function renewLater(question: QuoteQuestion, quote: Quote): void {
  const left = Date.parse(quote.valid_until) - Date.now();
  clearTimeout(timer);
  timer = setTimeout(() => void ask(question), Math.max(MINUTE, left));
}

async function ask(question: QuoteQuestion): Promise<void> {
  const mine = new AbortController();
  asking = mine;
  $quoting.set('asking');
  const known = $quote.get();
  try {
    const body = { ...question, ...(known ? { quote_id: known.id } : {}) };
    const { quote } = await call(createQuote, { body, signal: mine.signal });
    if (asking === mine) take(quote, question);
  } catch {
    // Overtaken, refused or out of reach: what is known stands, and the API decides when the guest pays.
    if (asking === mine) $quoting.set('failed');
  }
}

function take(quote: Quote, question: QuoteQuestion): void {
  asking = undefined;
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

/** Takes the quote of a refusal over; answers its total, or nothing where it has none that can be read. */
export function takeRefused(quote: unknown): number | undefined {
  const parsed = z.safeParse(quoteSchema, quote);
  if (!parsed.success) return undefined;
  stopAsking();
  $quote.set(parsed.data);
  $cart.set(atQuotedPrices($cart.get(), parsed.data));
  return parsed.data.total_price;
}
