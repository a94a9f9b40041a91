import type { NightValues } from '#contract/host/calendar.ts';
import type { PlannedNight } from '#domain/rates/rate-plan.ts';
import {
  isSameValues,
  type LastRates,
  type NightChange,
  nightKey,
  unpriced,
  valuesOf,
} from './plan-nights.ts';
import { isSoldOrHeld } from './queries.ts';
import type { NightRow, NightWriter } from './schema.ts';

export interface KeptRate {
  room_id: number;
  night: string;
  /** The night is sold or held, or was set in the calendar. */
  why: 'sold' | 'calendar';
  price: number;
}

/** A night to write, and by what it then counts as set. */
export interface RateChange extends NightChange {
  set_by: NightWriter | null;
}

export interface RatesChange {
  changed: RateChange[];
  /** Nights that stay as they are, but count from now on as set by the plan, or by hand. */
  adopted: RateChange[];
  kept: KeptRate[];
}

interface Calendar {
  rows: readonly NightRow[];
  /** The last price and minimum stay of each room, for nights without a row. */
  lastRates: LastRates;
  now: Date;
}

interface Options {
  until: string;
  overwrite: boolean;
  /** The nights at the calendar's usual values, before the first plan. */
  calendar: readonly PlannedNight[];
  unseasoned: readonly PlannedNight[];
}

/** Returns what a plan does with the nights from today on. Those after its end are closed if a plan has opened them. */
export function planRates(
  planned: readonly PlannedNight[],
  { until, overwrite, calendar, unseasoned }: Options,
  { rows, lastRates, now }: Calendar,
): RatesChange {
  const known = new Map(rows.map((row) => [nightKey(row), row]));
  const pricesOf = (nights: readonly PlannedNight[]) =>
    new Map(nights.map((plan) => [nightKey(plan), plan.price]));
  const usual = pricesOf(calendar);
  const plain = pricesOf(unseasoned);
  const result: RatesChange = { changed: [], adopted: [], kept: [] };
  for (const plan of planned) {
    const { room_id, night } = plan;
    const row = known.get(nightKey(plan));
    if (row && isSoldOrHeld(row, now)) {
      result.kept.push({ room_id, night, why: 'sold', price: row.price });
      continue;
    }
    const before = row ? valuesOf(row) : unpriced(lastRates.get(room_id));
    const isBlocked = row !== undefined && staysClosed(row);
    const after = ratedValues(before, plan, isBlocked);
    const change = { room_id, night, before, after, set_by: isBlocked ? row.set_by : ('rates' as const) };
    // A season names just these nights, so it overrides what they were once set to.
    const isUsual = plan.price === plain.get(nightKey(plan));
    const isByHand =
      row !== undefined && !overwrite && isSetByHand(row, isUsual ? usual.get(nightKey(row)) : undefined);
    if (!isSameValues(before, after)) {
      if (!isByHand) result.changed.push(change);
      else {
        result.kept.push({ room_id, night, why: 'calendar', price: row.price });
        if (row.set_by !== 'calendar') result.adopted.push({ ...change, after: before, set_by: 'calendar' });
      }
    } else if (row && row.set_by !== change.set_by && !isByHand) result.adopted.push(change);
  }
  for (const row of rows) {
    if (row.night <= until || row.closed || row.set_by !== 'rates' || isSoldOrHeld(row, now)) continue;
    const before = valuesOf(row);
    const { room_id, night, set_by } = row;
    result.changed.push({ room_id, night, before, after: { ...before, closed: true }, set_by });
  }
  return result;
}

/**
 * Returns whether the night was set in the calendar; before the first plan, whether its price is not the usual one, for
 * example for a festival.
 */
function isSetByHand({ set_by, closed, price }: NightRow, usual: number | undefined): boolean {
  if (set_by === 'calendar') return true;
  return set_by !== 'rates' && !closed && usual !== undefined && price !== usual;
}

/**
 * Returns whether a host has blocked the night. A night that no plan has opened yet, or that is after the end of one,
 * is only not on sale.
 */
function staysClosed({ closed, closed_reason, set_by, price }: NightRow): boolean {
  if (!closed) return false;
  // Nights did not always store where they were set. Until then, blocking was the only way to close a night with a
  // price.
  return closed_reason !== null || set_by === 'calendar' || (set_by === null && price > 0);
}

/** Returns the night with the plan's price. A discount stays only if the night costs more than it. */
function ratedValues(before: NightValues, plan: PlannedNight, isBlocked: boolean): NightValues {
  const { price, minimum_stay } = plan;
  const { reason } = before;
  const discount = before.discount < price ? before.discount : 0;
  return { closed: isBlocked, price, discount, minimum_stay, ...(isBlocked && reason && { reason }) };
}
