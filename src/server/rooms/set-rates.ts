import type { RatePlan } from '#contract/host/rates.ts';
import { nightsOfPlan } from '#domain/rates/rate-plan.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import { saveNights } from './calendar-queries.ts';
import { listLastRates } from './host-night-queries.ts';
import { lockDescribed } from './photo-queries.ts';
import { type NightChange, nightKey } from './plan-nights.ts';
import { type KeptRate, planRates, type RatesChange } from './plan-rates.ts';
import { type LengthDiscount, saveLengthDiscounts, saveRatePlan } from './rate-queries.ts';
import { readRates, type StoredRates } from './rates.ts';
import { addOrLock, rowOf, type UndoChange, withWriters } from './set-nights.ts';

export interface RatesChoice {
  propertyId: number;
  roomIds: readonly number[];
  plan: RatePlan;
  lengthDiscounts: readonly LengthDiscount[];
  /** True if nights also change that were set in the calendar. */
  overwrite: boolean;
  /** The version of the rates that the host saw. */
  version?: string | undefined;
}

/** The rates in the form of the call's response. */
export interface RatesAnswer {
  plan: RatePlan;
  length_discounts: LengthDiscount[];
  version: string;
  changed: NightChange[];
  kept: KeptRate[];
}

interface At {
  now: Date;
  today: string;
}

/** Returns what saving the rates would do. Nothing is written. */
export async function previewRates(tx: Tx, choice: RatesChoice, at: At): Promise<RatesAnswer> {
  const stored = await readRates(tx, choice, at.today);
  const { changed, kept } = planRates(...(await partsOf(tx, choice, stored, at)));
  return answer(choice, stored.version, { changed, kept });
}

/**
 * Saves the plan and the discounts, and sets the nights from today on by them, all locked. Sold bookings keep their
 * prices.
 */
export async function setRates(
  tx: Tx,
  choice: RatesChoice,
  at: At,
): Promise<Refusal | { before: StoredRates; answer: RatesAnswer; undo: UndoChange[] }> {
  await lockDescribed(tx, { kind: 'property', id: choice.propertyId });
  const before = await readRates(tx, choice, at.today, { lock: true });
  const [planned, options, calendar] = await partsOf(tx, choice, before, at);
  const seen = planRates(planned, options, calendar);
  if (choice.version !== undefined && choice.version !== before.version) {
    return refuse('nights_changed', { current: answer(choice, before.version, seen) });
  }
  const known = new Set(before.rows.map(nightKey));
  const missing = seen.changed.filter((change) => !known.has(nightKey(change)));
  const others = await addOrLock(
    tx,
    missing.map((change) => rowOf(change, change.set_by)),
  );
  const rows = [...before.rows, ...others];
  const { changed, adopted, kept } =
    others.length === 0 ? seen : planRates(planned, options, { ...calendar, rows });
  const stored = new Set(rows.map(nightKey));
  const written = [...changed, ...adopted].filter((change) => stored.has(nightKey(change)));
  await saveNights(
    tx,
    written.map((change) => rowOf(change, change.set_by)),
  );
  await saveRatePlan(tx, choice.propertyId, choice.plan, at.now);
  await saveLengthDiscounts(tx, choice.propertyId, choice.lengthDiscounts);
  const { version } = await readRates(tx, choice, at.today);
  const saved = answer(choice, version, { changed, kept });
  return { before, answer: saved, undo: withWriters(saved.changed, rows) };
}

async function partsOf(tx: Tx, { roomIds, plan, overwrite }: RatesChoice, stored: StoredRates, at: At) {
  const lastRates = await listLastRates(tx, roomIds);
  return [
    nightsOfPlan(plan, roomIds, at.today),
    {
      until: plan.until,
      overwrite,
      unseasoned: nightsOfPlan({ ...plan, seasons: [] }, roomIds, at.today),
      calendar: stored.isFirst ? nightsOfPlan(stored.plan, roomIds, at.today) : [],
    },
    { rows: stored.rows, lastRates, now: at.now },
  ] as const;
}

function answer(
  { plan, lengthDiscounts }: RatesChoice,
  version: string,
  { changed, kept }: Pick<RatesChange, 'changed' | 'kept'>,
): RatesAnswer {
  return {
    plan,
    length_discounts: lengthDiscounts.toSorted((a, b) => a.nights - b.nights),
    version,
    changed: changed.map(({ set_by: _, ...change }) => change),
    kept,
  };
}
