import { expect, test } from 'vitest';
import { checkDates } from './dates.ts';

/** The quick form of `npm run soak -- r9`. */
test('card, cart, database, invoice and mail show the same dates, in every zone', async () => {
  const found = await checkDates({ every: 900, seed: 7 });
  expect(found).toEqual({ stays: 4 * 2 * 3 * 30, bookings: 4 * 2 * 3 });
}, 240_000);
