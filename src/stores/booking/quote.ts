import { atom, computed } from 'nanostores';
import * as z from 'zod/mini';
import { call } from '#client/call.ts';
import type { BodyInput } from '#contract/endpoint.ts';
import { createQuote, type Quote, quote as quoteSchema } from '#contract/quote.ts';
import { type CartItem, priceChanges } from '#domain/booking/cart.ts';
import { draftTotals } from '#domain/booking/draft.ts';
import { MINUTE } from '#domain/dates/duration.ts';
import type { Party, Stay } from '#domain/dates/stay.ts';
import type { AddOnCounts, AddOnPrices } from '#domain/money/add-ons.ts';
import { formatRupees } from '#domain/money/money.ts';
import { type BookingTotals, splitPayment } from '#domain/money/totals.ts';
import * as messages from '#messages/booking/cart.ts';
import { createLatest } from '#stores/browser/latest.ts';
import { once } from '#stores/browser/once.ts';
import { persistentValue } from '#stores/browser/persistent.ts';
import { createTimer } from '#stores/browser/timer.ts';
import { toastInfo } from '#stores/browser/toasts.ts';
import { $cart, $cartSearch, $refreshing, tellRefresh } from '#stores/cart/cart.ts';
import { $addOnPrices } from './add-on-prices.ts';
import { $addOnCounts, $cartGroups, $draft, $party } from './draft.ts';

export type QuoteQuestion = BodyInput<typeof createQuote> & { rooms: number[] };

/** The quote for the rooms in the cart; it survives a reload, as the draft does. */
export const $quote = persistentValue<Quote | null>('quote', null, z.nullable(quoteSchema));

/** Returns the question for a quote; undefined for an empty cart and for rooms that can't be one booking. */
function questionOf(
  groups: readonly { items: readonly CartItem[] }[],
  party: Party,
  counts: AddOnCounts,
): QuoteQuestion | undefined {
  const [group, other] = groups;
  const first = group?.items[0];
  if (!first || other) return undefined;
  return {
    check_in: first.checkInDate,
    check_out: first.checkOutDate,
    adults: party.adults,
    children: party.children,
    rooms: group.items.map(({ id }) => id),
    extra_beds: counts.extraBeds,
    breakfast: counts.breakfasts,
  };
}

/** Returns whether a quote is the answer to a question: it has the same rooms, stay, party and add-ons. */
function answers(quote: Quote, question: QuoteQuestion): boolean {
  const { stay, rooms } = quote;
  return (
    stay.check_in === question.check_in &&
    stay.check_out === question.check_out &&
    stay.adults === question.adults &&
    stay.children === question.children &&
    quote.breakfast.count === question.breakfast &&
    quote.extra_bed.count === question.extra_beds &&
    rooms.length === question.rooms.length &&
    rooms.every(({ id }) => question.rooms.includes(id))
  );
}

/** Returns whether a quote has a room of a stay: then its prices stay while the booking grows. */
function isKept({ stay, rooms }: Quote, requested: Stay, items: readonly CartItem[]): boolean {
  const isOfStay = stay.check_in === requested.checkIn && stay.check_out === requested.checkOut;
  return isOfStay && items.some((item) => rooms.some(({ id }) => id === item.id));
}

function addOnPricesOf({ breakfast, extra_bed }: Quote): AddOnPrices {
  return { breakfast: breakfast.unit_price, extraBed: extra_bed.unit_price };
}

/** Returns a quote's figures as the pages show totals. */
function totalsOf(quote: Quote): BookingTotals {
  return {
    price: quote.price,
    discount: quote.discount,
    rulesDiscount: quote.rules_discount,
    codeDiscount: quote.code_discount ?? 0,
    totalDiscount: quote.total_discount,
    finalRoomPrice: quote.total_price - quote.breakfast_charges - quote.extra_bed_charges,
    breakfast: quote.breakfast_charges,
    extraBed: quote.extra_bed_charges,
    total: quote.total_price,
  };
}

/** Returns the cart at a quote's prices; the very same list where nothing differs. */
function atQuotedPrices(items: readonly CartItem[], quote: Quote): readonly CartItem[] {
  let isChanged = false;
  const priced = items.map((item) => {
    const room = quote.rooms.find(({ id }) => id === item.id);
    const isOfStay = item.checkInDate === quote.stay.check_in && item.checkOutDate === quote.stay.check_out;
    if (!room || !isOfStay) return item;
    const figures = {
      price: room.price,
      discount: room.discount,
      rules_discount: room.rules_discount,
      total_discount: room.total_discount,
      final_price: room.final_price,
      stay_days: quote.stay.nights,
      rules_discount_percentage: room.rules_discount_percentage,
      // A room with a quoted price is no longer refused.
      meets_minimum_stay: true,
      pricing_error: null,
      pricing_error_type: null,
    };
    const isSame = Object.entries(figures).every(([name, value]) => item[name as keyof CartItem] === value);
    if (isSame) return item;
    isChanged = true;
    return { ...item, ...figures };
  });
  return isChanged ? priced : items;
}

/** The question whose answer is the price; undefined while the cart can't be one booking. */
export const $quoteQuestion = computed([$cartGroups, $party, $addOnCounts], questionOf);
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
const $preview = computed([$addOnCounts, $cart, $promisedAddOnPrices], draftTotals);
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
  const known = $quote.get();
  try {
    const body = { ...question, ...(known ? { quote_id: known.id } : {}) };
    const { quote } = await call(createQuote, { body, signal });
    if (!signal.aborted) take(quote, question);
  } catch {
    // The call was refused or failed: the known prices stay, and the API decides when the guest pays.
    if (!signal.aborted) $quoting.set('failed');
  }
}

function take(quote: Quote, question: QuoteQuestion): void {
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
