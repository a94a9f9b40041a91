import { keepQuote } from './quote.ts';

/**
 * Starts quoting on a page that only shows rooms, once the first is chosen. The pages of a booking quote from the
 * start.
 */
export function startQuoting(): void {
  keepQuote();
}
