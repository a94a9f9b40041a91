import { expect, it } from 'vitest';
import { lengthByTurns, PLACES } from './length-by-turns.ts';

const CHECK_INS = 5 * 365 + 1;

it('every check-in is booked once; rooms, lengths and days of the week all meet', () => {
  const met = {
    'place and length': new Set(),
    'place and weekday': new Set(),
    'length and weekday': new Set(),
  };
  let bookings = 0;
  for (let nth = 0; nth < CHECK_INS; nth += 1)
    for (let place = 0; place < PLACES; place += 1) {
      const nights = lengthByTurns(nth, place);
      if (nights === undefined) continue;
      bookings += 1;
      met['place and length'].add(`${place} ${nights}`);
      met['place and weekday'].add(`${place} ${nth % 7}`);
      met['length and weekday'].add(`${nights} ${nth % 7}`);
    }
  expect(bookings).toBe(CHECK_INS);
  const sizes = Object.values(met).map(({ size }) => size);
  expect(sizes).toEqual([PLACES * 30, PLACES * 7, 30 * 7]);
});
