import type { ChargeKind, TaxAs } from '#domain/money/charges.ts';
import { toPaise } from '#domain/money/money.ts';
import { amountLines, type LineKind, lineOf, type PaperLine, SAC, spread } from './paper-line.ts';
import { roomRate, type TaxRates } from './tax-rates.ts';

/** What a booking has sold; amounts are rupees. */
export interface Sold {
  rooms: readonly {
    id: number;
    name: string;
    /** The discount by the length of the stay. */
    rulesDiscount: number;
    /** The discount of a code, of which nights have their shares. */
    codeDiscount?: number;
    nights: readonly { night: string; price: number; discount: number; codeDiscount?: number }[];
  }[];
  breakfasts: number;
  breakfastCharges: number;
  extraBeds: number;
  extraBedCharges: number;
  /** The fee that is kept after a change of the stay. */
  fee: number;
  charges: readonly Charge[];
}

/** What the host has added to a booking; `total` is rupees. Without a date it is for all nights alike. */
export interface Charge {
  kind: ChargeKind;
  text: string;
  count: number;
  total: number;
  date: string | null;
  roomId: number | null;
  taxAs: TaxAs;
}

/** How the seller is taxed; undefined if not registered. */
export interface Taxing {
  rates: TaxRates;
  breakfastIs: 'room' | 'food';
  isSpecified: boolean;
}

/** A room and night; the price is paise, after discounts. */
interface Night {
  /** The index of the room. */
  room: number;
  night: string;
  price: number;
}

interface Part {
  kind: LineKind;
  text: string;
  count: number;
  /** Paise by the index of the night. */
  shares: Map<number, number>;
}

/** Returns the lines of all that a booking has sold. Their sum is the booking's total with its fee. */
export function linesOf(sold: Sold, taxing: Taxing | undefined): PaperLine[] {
  const nights = nightsOf(sold);
  const parts = partsOf(sold, nights, taxing);
  const gross = nights.map(({ price }) => price);
  for (const { shares } of parts)
    for (const [index, paise] of shares) gross[index] = (gross[index] ?? 0) + paise;
  const rateOf = (index: number) => (taxing ? roomRate(gross[index] ?? 0, taxing.rates) : null);
  const lines = [
    ...roomLines(sold, nights, rateOf),
    ...parts.flatMap((part) => partLines(part, rateOf)),
    ...apart(sold, taxing),
  ];
  return [...lines, ...amountLines({ kind: 'fee', text: '' }, toPaise(sold.fee), lines)];
}

function nightsOf({ rooms }: Sold): Night[] {
  return rooms.flatMap(({ rulesDiscount, codeDiscount = 0, nights }, room) => {
    const net = nights.map(({ price, discount }) => toPaise(price - discount));
    const off = spread(toPaise(rulesDiscount), net);
    const ofCode = spread(
      toPaise(codeDiscount),
      nights.map((night) => toPaise(night.codeDiscount ?? 0)),
    );
    const priceOf = (index: number) => (net[index] ?? 0) - (off[index] ?? 0) - (ofCode[index] ?? 0);
    return nights.map(({ night }, index) => ({ room, night, price: priceOf(index) }));
  });
}

/** Returns what is taxed with the rooms' nights: extra beds, and breakfast where it is part of the room. */
function partsOf(sold: Sold, nights: readonly Night[], taxing: Taxing | undefined): Part[] {
  const all = nights.map((_, index) => index);
  const ofRoom = (room: number) => all.filter((index) => nights[index]?.room === room);
  const over = (paise: number, indexes: readonly number[]) => {
    const shares = spread(
      paise,
      indexes.map(() => 1),
    );
    return new Map(indexes.map((index, at) => [index, shares[at] ?? 0]));
  };
  const parts: Part[] = [];
  const { extraBeds, extraBedCharges, breakfasts, breakfastCharges, rooms, charges } = sold;
  if (extraBedCharges > 0) {
    const each = spread(
      toPaise(extraBedCharges),
      Array.from({ length: Math.max(1, extraBeds) }, () => 1),
    );
    const shares = new Map<number, number>();
    for (const [bed, paise] of each.entries())
      for (const [index, share] of over(paise, ofRoom(bed % Math.max(1, rooms.length))))
        shares.set(index, (shares.get(index) ?? 0) + share);
    parts.push({ kind: 'extra_bed', text: '', count: extraBeds, shares });
  }
  const isOfRoom = isBreakfastOfRoom(taxing);
  if (breakfastCharges > 0 && isOfRoom)
    parts.push({
      kind: 'breakfast',
      text: '',
      count: breakfasts,
      shares: over(toPaise(breakfastCharges), all),
    });
  for (const charge of charges) {
    if (!isOfStay(charge, isOfRoom)) continue;
    const { kind, text, count, total, date, roomId } = charge;
    const room = rooms.findIndex(({ id }) => id === roomId);
    const own = kind === 'breakfast' && roomId === null ? all : ofRoom(Math.max(0, room));
    // A charge of the day of check-out is taxed with the night before.
    const day = own.map((index) => nights[index]?.night ?? '').findLast((night) => night <= (date ?? ''));
    const indexes =
      date === null || day === undefined ? own : own.filter((index) => nights[index]?.night === day);
    parts.push({ kind: 'charge', text, count, shares: over(toPaise(total), indexes) });
  }
  return parts;
}

const isBreakfastOfRoom = (taxing: Taxing | undefined) => taxing?.breakfastIs !== 'food';

function isOfStay({ kind, taxAs }: Charge, isOfRoom: boolean): boolean {
  if (kind === 'extra_bed') return true;
  return kind === 'breakfast' ? isOfRoom : taxAs === 'stay';
}

/** Returns one line for the nights of a room that have the same price and rate. */
function roomLines(
  { rooms }: Sold,
  nights: readonly Night[],
  rateOf: (index: number) => number | null,
): PaperLine[] {
  const all = nights.map((night, index) => ({ ...night, rate: rateOf(index) }));
  const groups = Map.groupBy(all, ({ room, price, rate }) => `${room} ${price} ${rate}`);
  return [...groups.values()].flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) return [];
    const gross = group.reduce((sum, { price }) => sum + price, 0);
    const about = { kind: 'room' as const, text: rooms[first.room]?.name ?? '', count: group.length };
    return lineOf({ ...about, from: first.night, to: last.night }, gross, {
      sac: SAC.room,
      rate: first.rate,
    });
  });
}

/** Returns one line for each rate of the nights that a part belongs to. */
function partLines(
  { kind, text, count, shares }: Part,
  rateOf: (index: number) => number | null,
): PaperLine[] {
  const byRate = Map.groupBy(shares, ([index]) => rateOf(index));
  return [...byRate].map(([rate, own]) => {
    const gross = own.reduce((sum, [, paise]) => sum + paise, 0);
    return lineOf({ kind, text, count }, gross, { sac: SAC.room, rate });
  });
}

/** Returns the lines of food and other things, which have rates of their own. */
function apart({ breakfasts, breakfastCharges, charges }: Sold, taxing: Taxing | undefined): PaperLine[] {
  const isOfRoom = isBreakfastOfRoom(taxing);
  const food = taxing ? taxing.rates[taxing.isSpecified ? 'foodSpecified' : 'food'] : null;
  const ofFood = { sac: SAC.food, rate: food };
  const ofOther = { sac: SAC.other, rate: taxing?.rates.other ?? null };
  const breakfast = { kind: 'breakfast', text: '', count: breakfasts } as const;
  const own =
    isOfRoom || breakfastCharges === 0 ? [] : [lineOf(breakfast, toPaise(breakfastCharges), ofFood)];
  const others = charges.filter((charge) => !isOfStay(charge, isOfRoom));
  return [
    ...own,
    ...others.map(({ kind, text, count, total, taxAs }) => {
      const isFood = kind === 'breakfast' || taxAs === 'food';
      return lineOf({ kind: 'charge', text, count }, toPaise(total), isFood ? ofFood : ofOther);
    }),
  ];
}
