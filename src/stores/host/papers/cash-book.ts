import { atom } from 'nanostores';
import type * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { getCashBook } from '#contract/host/paper-files.ts';
import * as messages from '#messages/host/papers/cash-book.ts';
import { today } from '#stores/browser/today.ts';
import { createLoader } from '#stores/pattern/loader.ts';

export type CashBook = z.infer<typeof getCashBook.response>;

/** The day that is shown; undefined means today. */
export const $cashDay = atom<string | undefined>(undefined);

export const { $loaded: $cashBook, load: loadCashBook } = createLoader<{ book: CashBook }>({
  read: async (signal) => ({
    book: await call(getCashBook, { query: { date: $cashDay.get() ?? today() }, signal }),
  }),
  failed: messages.NOT_LOADED,
});

/** Shows another day; while a date is being typed nothing is asked. */
export async function showCashDay(date: string): Promise<void> {
  $cashDay.set(date);
  if (date !== '') await loadCashBook();
}
