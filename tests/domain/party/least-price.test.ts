import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cartItemOf, totalOf } from '#domain/booking/cart.ts';
import { addDays, nightsOf } from '#domain/dates/calendar.ts';
import { partyFit } from '#domain/party/capacity.ts';
import { cheapestRooms, leastPrice, needsSuggestion, partyRooms } from '#domain/party/room-allocation.ts';
import { priceStay } from '#domain/rates/pricing.ts';
import { foundRoom } from '../../support/rooms.ts';

const RULES = [{ minNights: 3, percent: 10 }];

const rooms = fc.array(
  fc.record({
    property_id: fc.integer({ min: 1, max: 2 }),
    capacity: fc.integer({ min: 1, max: 4 }),
    price: fc.integer({ min: 500, max: 5000 }),
    discount: fc.integer({ min: 0, max: 400 }),
  }),
  { maxLength: 8 },
);
const parties = fc.record({
  adults: fc.integer({ min: 1, max: 9 }),
  children: fc.integer({ min: 0, max: 4 }),
});

it('the price of the bar is the sum of the suggested rooms, of the cart with them, and of their quote', () => {
  fc.assert(
    fc.property(rooms, parties, fc.integer({ min: 1, max: 5 }), (made, party, nights) => {
      const stay = { checkIn: '2027-01-11', checkOut: addDays('2027-01-11', nights) };
      const quotes = made.map(({ price, discount }) => {
        const rates = nightsOf(stay.checkIn, stay.checkOut).map((night) => {
          return { night, price, discount, minimumStay: 1 };
        });
        const quote = priceStay(stay, rates, RULES);
        return quote.sellable ? quote.price.finalPrice : 0;
      });
      const found = made.map(({ property_id, capacity }, index) =>
        foundRoom(index + 1, { property_id, capacity, final_price: quotes[index] ?? 0 }),
      );
      const bar = leastPrice(found, party);
      const { toAdd } = partyRooms(found, party, []);
      expect(toAdd).toEqual(cheapestRooms(found, party));
      expect(bar === undefined).toBe(toAdd === undefined);
      if (!toAdd) return;
      const sumOf = (prices: readonly number[]) => prices.reduce((sum, price) => sum + price, 0);
      expect(bar).toBe(sumOf(toAdd.map(({ final_price }) => final_price)));
      expect(bar).toBe(totalOf(toAdd.map((room) => cartItemOf(room, stay, party))));
      expect(bar).toBe(sumOf(toAdd.map(({ id }) => quotes[id - 1] ?? 0)));
      // Without a suggestion the price of the bar is on the card of one room with beds for all.
      if (!needsSuggestion(found, party))
        expect([toAdd.length, partyFit(party, toAdd).fit]).toEqual([1, 'fits']);
    }),
    { seed: 2027, numRuns: 200 },
  );
});

it('rooms with beds for all are suggested although one room would do with an extra bed', () => {
  const small = [1, 2].map((id) => foundRoom(id, { capacity: 2, final_price: 2000 }));
  expect(needsSuggestion(small, { adults: 3, children: 0 })).toBe(true);
  expect(needsSuggestion(small.slice(1), { adults: 3, children: 0 })).toBe(false);
  const whole = [...small, foundRoom(3, { capacity: 3, final_price: 3000 })];
  expect(needsSuggestion(whole, { adults: 3, children: 0 })).toBe(false);
});
