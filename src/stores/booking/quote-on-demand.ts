import { keepQuote } from './quote.ts';

/** For a page that only shows rooms, which loads this when the first is chosen. A booking's pages have the quote from the start. */
export function startQuoting(): void {
  keepQuote();
}
