import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import { amountLines, lineOf, type PaperLine, taxSums } from '#domain/papers/paper-line.ts';
import { linesOf, type Sold, type Taxing } from '#domain/papers/paper-lines.ts';
import { repeats } from '../../support/repeats.ts';
import { RATES } from '../../support/tax-rates.ts';

const [rates] = RATES;
if (!rates) throw new Error('no rates');
const TAXING: Taxing = { rates, breakfastIs: 'room', isSpecified: false };
const night = (day: number, price: number, discount = 0) => ({
  night: addDays('2026-12-18', day),
  price,
  discount,
});
const sold = (change: Partial<Sold>): Sold => ({
  rooms: [],
  breakfasts: 0,
  breakfastCharges: 0,
  extraBeds: 0,
  extraBedCharges: 0,
  fee: 0,
  charges: [],
  ...change,
});
const room = (id: number, ...nights: ReturnType<typeof night>[]) => ({
  id,
  name: `Room ${id}`,
  rulesDiscount: 0,
  nights,
});
const grossOf = (lines: readonly PaperLine[]) => lines.reduce((sum, { gross }) => sum + gross, 0);

describe('the lines of what was sold', () => {
  it('are one for the nights of a room with one price', () => {
    const lines = linesOf(sold({ rooms: [room(1, night(0, 2000), night(1, 2000), night(2, 2500))] }), TAXING);
    expect(lines).toMatchObject([
      {
        kind: 'room',
        count: 2,
        gross: 400_000,
        rate: 5,
        sac: '996311',
        from: '2026-12-18',
        to: '2026-12-19',
      },
      { kind: 'room', count: 1, gross: 250_000, rate: 5 },
    ]);
  });

  it('have no tax where the seller is not registered', () => {
    const lines = linesOf(sold({ rooms: [room(1, night(0, 9000))] }), undefined);
    expect(lines).toMatchObject([{ rate: null, taxable: 900_000, cgst: 0, sgst: 0 }]);
    expect(taxSums(lines)).toEqual([]);
  });

  it('a bed or a breakfast that is part of the room may lead its night to the higher rate', () => {
    const rooms = [room(1, night(0, 7500)), room(2, night(0, 2000))];
    const beds = linesOf(sold({ rooms, extraBeds: 1, extraBedCharges: 500 }), TAXING);
    expect(beds.map(({ kind, rate }) => [kind, rate])).toEqual([
      ['room', 18],
      ['room', 5],
      ['extra_bed', 18],
    ]);
    const breakfast = sold({ rooms, breakfasts: 4, breakfastCharges: 1000 });
    expect(linesOf(breakfast, TAXING).map(({ kind, rate, gross }) => [kind, rate, gross])).toEqual([
      ['room', 18, 750_000],
      ['room', 5, 200_000],
      ['breakfast', 18, 50_000],
      ['breakfast', 5, 50_000],
    ]);
  });

  it('breakfast that is food is a line of its own, at the rate of a house with expensive rooms', () => {
    const rooms = [room(1, night(0, 7500))];
    const food = sold({ rooms, breakfasts: 2, breakfastCharges: 400 });
    expect(linesOf(food, { ...TAXING, breakfastIs: 'food' })).toMatchObject([
      { kind: 'room', rate: 5 },
      { kind: 'breakfast', rate: 5, sac: '996332', gross: 40_000 },
    ]);
    const specified = { ...TAXING, breakfastIs: 'food' as const, isSpecified: true };
    expect(linesOf(food, specified)).toMatchObject([{ rate: 5 }, { rate: 18, sac: '996332' }]);
  });

  it('a charge is part of its night, food, or something else', () => {
    const charge = { text: 'Laundry', count: 1, total: 118, roomId: null, date: '2026-12-20' };
    const charges = [
      { ...charge, kind: 'extra_bed' as const, taxAs: 'stay' as const },
      { ...charge, kind: 'other' as const, taxAs: 'other' as const },
      { ...charge, kind: 'other' as const, taxAs: 'food' as const },
    ];
    const lines = linesOf(sold({ rooms: [room(1, night(0, 2000), night(1, 7870))], charges }), TAXING);
    expect(lines.map(({ kind, sac, rate }) => [kind, sac, rate])).toEqual([
      ['room', '996311', 5],
      // The bed of the last day belongs to the night before.
      ['room', '996311', 18],
      ['charge', '996311', 18],
      ['charge', '999799', 18],
      ['charge', '996332', 5],
    ]);
  });

  it.each([
    ['other', null, null, 5],
    ['other', '2026-12-18', null, 18],
    ['other', '2026-12-19', null, 5],
    // Before the stay: of all nights.
    ['other', '2026-12-17', null, 5],
    ['other', '2026-12-18', 2, 5],
    // Without a room it is for the nights of all rooms.
    ['breakfast', '2026-12-18', null, 5],
    ['breakfast', '2026-12-18', 1, 18],
  ] as const)('a charge of the stay (%s of %s, room %s) is taxed at %i %', (kind, date, roomId, rate) => {
    const rooms = [room(1, night(0, 7000), night(1, 2000)), room(2, night(0, 2000), night(1, 2000))];
    const charges = [{ kind, text: '', count: 1, total: 1000, date, roomId, taxAs: 'stay' as const }];
    const lines = linesOf(sold({ rooms, charges }), TAXING).filter((line) => line.kind === 'charge');
    expect(lines).toMatchObject([{ rate, gross: 100_000, sac: '996311' }]);
    // Two beds are in two rooms.
    const beds = linesOf(sold({ rooms, extraBeds: 2, extraBedCharges: 2000 }), TAXING);
    expect(beds.at(-1)).toMatchObject({ kind: 'extra_bed', text: '', rate: 5, gross: 200_000 });
    expect(linesOf(sold({ rooms }), { ...TAXING, breakfastIs: 'food' })).toHaveLength(3);
  });

  it('a part of an amount has the rates of its lines by their weight, the lower rate first', () => {
    const line = (gross: number, rate: number) =>
      lineOf({ kind: 'room', text: '' }, gross, { sac: '9', rate });
    const parts = amountLines({ kind: 'amount', text: '' }, 1000, [
      line(100, 18),
      line(100, 5),
      line(200, 5),
    ]);
    expect(parts.map(({ rate, gross, sac }) => [rate, gross, sac])).toEqual([
      [18, 250, '9'],
      [5, 750, '9'],
    ]);
    expect(taxSums(parts).map(({ rate }) => rate)).toEqual([5, 18]);
    const untaxed = { sac: '996311', rate: null, gross: 1000, taxable: 1000 };
    expect(amountLines({ kind: 'amount', text: '' }, 1000, [])).toMatchObject([untaxed]);
  });

  it('a fee is taxed as the stay', () => {
    const lines = linesOf(
      sold({ rooms: [room(1, night(0, 3000)), room(2, night(0, 9000))], fee: 100 }),
      TAXING,
    );
    expect(lines.filter(({ kind }) => kind === 'fee')).toMatchObject([
      { rate: 5, gross: 2500 },
      { rate: 18, gross: 7500 },
    ]);
  });

  const someSold = fc.record({
    rooms: fc.array(
      fc.record({
        nights: fc.array(fc.tuple(fc.integer({ min: 1, max: 20_000 }), fc.nat(400)), {
          minLength: 1,
          maxLength: 6,
        }),
        percent: fc.nat(30),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    breakfasts: fc.nat(6),
    breakfastCharges: fc.nat(3000),
    extraBeds: fc.nat(3),
    extraBedCharges: fc.nat(3000),
    fee: fc.nat(2000),
  });
  const ways = fc.constantFrom<Taxing | undefined>(
    TAXING,
    { ...TAXING, breakfastIs: 'food' },
    { ...TAXING, breakfastIs: 'food', isSpecified: true },
    undefined,
  );

  it('add up to the total, whatever was sold, with CGST = SGST, and so does each part of it', () => {
    fc.assert(
      fc.property(someSold, ways, fc.nat(1000), (made, taxing, share) => {
        const rooms = made.rooms.map(({ nights, percent }, index) => {
          const own = nights.map(([price, discount], day) => night(day, price + discount, discount));
          const net = own.reduce((sum, { price, discount }) => sum + price - discount, 0);
          return { ...room(index + 1, ...own), rulesDiscount: Math.floor((net * percent) / 100) };
        });
        const extraBeds = made.extraBedCharges > 0 ? made.extraBeds + 1 : 0;
        const all = { ...sold({}), ...made, rooms, extraBeds };
        const lines = linesOf(all, taxing);
        const net = rooms.flatMap(({ nights }) => nights.map(({ price, discount }) => price - discount));
        const off = rooms.reduce((sum, { rulesDiscount }) => sum + rulesDiscount, 0);
        const added = made.breakfastCharges + made.extraBedCharges + made.fee;
        const total = (net.reduce((sum, price) => sum + price, 0) - off + added) * 100;
        expect(grossOf(lines)).toBe(total);
        const part = Math.floor((total * share) / 1000);
        for (const some of [lines, amountLines({ kind: 'amount', text: '' }, part, lines)])
          for (const { taxable, cgst, sgst, gross } of some) {
            expect(cgst).toBe(sgst);
            expect(taxable + cgst + sgst).toBe(gross);
          }
        expect(grossOf(amountLines({ kind: 'amount', text: '' }, part, lines))).toBe(part);
        const sums = taxSums(lines).reduce((sum, { taxable, cgst, sgst }) => sum + taxable + cgst + sgst, 0);
        if (taxing) expect(sums).toBe(total);
      }),
      { numRuns: repeats(300) },
    );
  });
});
