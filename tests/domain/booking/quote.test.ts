import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartItemOf } from '#domain/booking/cart.ts';
import { addOnCounts, draftTotals, NEW_DRAFT } from '#domain/booking/draft.ts';
import { NO_SPECIAL_REQUESTS } from '#domain/booking/extras.ts';
import { billOf, keepPrices, roomPrices, type UnitPrices } from '#domain/booking/quote.ts';
import { addDays, nightsOf } from '#domain/dates/calendar.ts';
import { advanceOf, splitPayment, totalOf } from '#domain/money/totals.ts';
import { priceStay } from '#domain/rates/pricing.ts';
import { summaryAmounts } from '#islands/booking/steps/summary-amounts.ts';
import { billFor, figuresOf, type ReservationRequest } from '#server/reservations/bill.ts';
import { quoteView } from '#server/reservations/quotes/quote-view.ts';
import { bookingRequest } from '../../support/homestays.ts';
import { PROPERTY_RUNS } from '../../support/repeats.ts';
import { foundRoom } from '../../support/rooms.ts';

const rupees = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 9_999 }) },
  { weight: 1, arbitrary: fc.constantFrom(1, 99_999, 12_34_567) },
);
const night = rupees.chain((price) =>
  fc.record({
    price: fc.constant(price),
    discount: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: price })),
  }),
);

/** Any cart: 1 to 5 rooms for 1 to 12 nights, any price and discount per night, any length discount, any add-ons. */
const cart = fc
  .record({ days: fc.integer({ min: 1, max: 12 }), rooms: fc.integer({ min: 1, max: 5 }) })
  .chain(({ days, rooms }) =>
    fc.record({
      checkIn: fc.integer({ min: 0, max: 1460 }).map((day) => addDays('2026-01-01', day)),
      days: fc.constant(days),
      rooms: fc.array(fc.array(night, { minLength: days, maxLength: days }), {
        minLength: rooms,
        maxLength: rooms,
      }),
      rules: fc.array(
        fc.record({ minNights: fc.integer({ min: 1, max: 14 }), percent: fc.integer({ min: 0, max: 100 }) }),
        { maxLength: 4 },
      ),
      prices: fc.record({
        breakfast: fc.integer({ min: 0, max: 500 }),
        extraBed: fc.integer({ min: 0, max: 3000 }),
      }),
      breakfasts: fc.integer({ min: 0, max: 20 }),
      extraBeds: fc.integer({ min: 0, max: 6 }),
      choice: fc.constantFrom('full' as const, 'advance' as const),
    }),
  );
type Cart = typeof cart extends fc.Arbitrary<infer Value> ? Value : never;

/** Every place that shows the price of a cart, each with its own computation. */
function surfaces({ checkIn, days, rooms, rules, prices, breakfasts, extraBeds, choice }: Cart) {
  const stay = { checkIn, checkOut: addDays(checkIn, days) };
  const party = { adults: 2, children: 0 };
  const counts = { breakfasts, extraBeds };
  const searched = rooms.map((nights, index) => {
    const dates = nightsOf(stay.checkIn, stay.checkOut);
    const rates = nights.map((rate, at) => ({ night: dates[at] ?? '', minimumStay: 1, ...rate }));
    const found = priceStay(stay, rates, rules);
    if (!found.sellable) throw new Error('A cart that can’t be sold');
    return { id: index + 1, name: `Room ${index + 1}`, isAc: false, price: found.price };
  });
  const rulesPercent = searched[0]?.price.rulesPercent ?? 0;
  const unit: UnitPrices = {
    rooms: searched.map(({ id, price }) => ({ id, nights: price.nights })),
    rulesPercent,
    addOns: prices,
    cancellation: { time: '09:00', rules: [] },
  };
  const quote = quoteView({
    id: 'x'.repeat(43),
    propertyId: 1,
    stay,
    party,
    ...counts,
    requests: NO_SPECIAL_REQUESTS,
    prices: unit,
    names: searched.map(({ name }) => name),
    createdAt: new Date(0),
    validUntil: new Date(0),
  });
  const items = searched.map(({ id, price }) =>
    cartItemOf(
      foundRoom(id, {
        price: price.price,
        discount: price.discount,
        rules_discount: price.rulesDiscount,
        rules_discount_percentage: price.rulesPercent,
        total_discount: price.totalDiscount,
        final_price: price.finalPrice,
        stay_days: price.stayDays,
      }),
      stay,
      party,
    ),
  );
  const draft = {
    ...NEW_DRAFT,
    selectedServices: { ...NEW_DRAFT.selectedServices, breakfast: breakfasts > 0, extraCot: extraBeds > 0 },
    breakfastCount: breakfasts,
    extraCotCount: extraBeds,
  };
  const preview = draftTotals(addOnCounts(draft, party), items, prices);
  const request = {
    ...bookingRequest(),
    breakfast: breakfasts,
    extra_beds: extraBeds,
    payment_method: choice,
  } as ReservationRequest;
  const bill = billFor(request, searched, stay, prices);
  const lines = summaryAmounts({ items, totals: preview, counts, nights: days, paymentMethod: choice });
  return { searched, unit, counts, quote, preview, bill, expected: figuresOf(searched, bill), lines, days };
}

describe('the price of a quote', () => {
  it('is the same everywhere, and its items add up exactly, for any cart', () => {
    fc.assert(
      fc.property(cart, (one) => {
        const { searched, unit, counts, quote, preview, bill, expected, lines, days } = surfaces(one);
        expect(bill.totals).toEqual(preview);
        expect(billOf(roomPrices(unit), counts, unit.addOns, days)).toEqual(preview);
        expect(roomPrices(unit)).toEqual(searched.map(({ id, price }) => ({ id, ...price })));
        expect(quote).toMatchObject({
          price: preview.price,
          discount: preview.discount,
          rules_discount: preview.rulesDiscount,
          total_discount: preview.totalDiscount,
          breakfast_charges: preview.breakfast,
          extra_bed_charges: preview.extraBed,
          total_price: preview.total,
          advance_amount: advanceOf(preview.total),
          rules_discount_percentage: bill.rulesPercent,
        });
        const { advance_amount: dueNow, rooms, ...amounts } = expected;
        expect(quote).toMatchObject(amounts);
        expect(dueNow).toBe(one.choice === 'full' ? quote.total_price : quote.advance_amount);
        expect(quote.rooms.map(({ id, price, discount }) => ({ id, price, discount }))).toEqual(rooms);

        for (const room of quote.rooms) {
          const sum = (pick: 'price' | 'discount') =>
            room.nights.reduce((total, each) => total + each[pick], 0);
          expect([room.price, room.discount]).toEqual([sum('price'), sum('discount')]);
          expect(room.price - room.discount).toBe(room.net_price);
          expect(room.net_price - room.rules_discount).toBe(room.final_price);
          expect(room.discount + room.rules_discount).toBe(room.total_discount);
        }
        for (const addOn of [quote.breakfast, quote.extra_bed]) {
          expect(addOn.total).toBe(addOn.count * addOn.unit_price * days);
        }
        const finals = quote.rooms.reduce((total, room) => total + room.final_price, 0);
        expect(quote.total_price).toBe(finals + quote.breakfast.total + quote.extra_bed.total);
        const { now, later } = splitPayment(quote.total_price, one.choice);
        expect(now + later).toBe(quote.total_price);

        const total = lines.findIndex(({ kind }) => kind === 'total');
        expect(lines[total]?.rupees).toBe(quote.total_price);
        expect(lines.slice(0, total).reduce((sum, line) => sum + line.rupees, 0)).toBe(quote.total_price);
        const split = lines.slice(total + 1).reduce((sum, line) => sum + line.rupees, 0);
        expect(split).toBe(one.choice === 'advance' ? quote.total_price : 0);
      }),
      { numRuns: PROPERTY_RUNS, seed: 20_261_121 },
    );
  });

  it('stays for a room of an earlier quote, whatever is added and whatever it costs today', () => {
    fc.assert(
      fc.property(cart, cart, fc.integer({ min: 1, max: 5 }), (before, today, added) => {
        const earlier = surfaces(before).unit;
        const now = surfaces({ ...today, days: before.days, rooms: sameLength(today, before.days) }).unit;
        const kept = keepPrices(now, { ...earlier, rooms: earlier.rooms.slice(0, added) });
        const prices = roomPrices(kept ?? now);
        const promised = roomPrices(earlier).slice(0, added);
        for (const room of promised) {
          const shown = prices.find(({ id }) => id === room.id);
          if (shown) expect(shown).toEqual(room);
        }
        expect(kept?.addOns).toEqual(earlier.addOns);
        expect(totalOf(prices, { breakfast: 0, extraBed: 0 }).finalRoomPrice).toBe(
          prices.reduce((sum, room) => sum + room.finalPrice, 0),
        );
      }),
      { numRuns: PROPERTY_RUNS, seed: 20_261_122 },
    );
  });

  it('does not apply to other rooms', () => {
    const prices = (id: number): UnitPrices => ({
      rooms: [{ id, nights: [] }],
      rulesPercent: 5,
      addOns: { breakfast: 50, extraBed: 200 },
      cancellation: { time: '09:00', rules: [] },
    });
    expect(keepPrices(prices(1), prices(2))).toBeUndefined();
  });
});

function sameLength({ rooms }: Cart, days: number): Cart['rooms'] {
  return rooms.map((nights) =>
    Array.from({ length: days }, (_, at) => nights[at % nights.length] ?? { price: 1, discount: 0 }),
  );
}
