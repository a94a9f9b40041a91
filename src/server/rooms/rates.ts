import { createHash } from 'node:crypto';
import type { RatePlan } from '#contract/host/rates.ts';
import { planFromNights } from '#domain/rates/first-rate-plan.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { valuesOf } from './plan-nights.ts';
import { findRatePlan, type LengthDiscount, listLengthDiscounts, listNightsFrom } from './rate-queries.ts';
import type { NightRow } from './schema.ts';

/** The rates of a homestay as they are stored, with the nights from today on. */
export interface StoredRates {
  plan: RatePlan;
  /** True if no plan was saved yet. */
  isFirst: boolean;
  lengthDiscounts: LengthDiscount[];
  rows: NightRow[];
  /** A hash of all that hosts set here: the plan, the discounts and the nights. */
  version: string;
}

/** Returns the saved plan, or one made from the calendar if none was saved yet. */
export async function readRates(
  db: Database | Tx,
  { propertyId, roomIds }: { propertyId: number; roomIds: readonly number[] },
  today: string,
  { lock = false } = {},
): Promise<StoredRates> {
  const rows = await listNightsFrom(db, roomIds, today, { lock });
  const saved = await findRatePlan(db, propertyId);
  const plan = saved ? withRooms(saved, roomIds) : planFromNights(rows, today);
  const lengthDiscounts = await listLengthDiscounts(db, propertyId);
  const isFirst = saved === undefined;
  return { plan, isFirst, lengthDiscounts, rows, version: versionOf(plan, lengthDiscounts, rows) };
}

/** Removes rooms that no longer exist from a plan, and seasons that were only for them. */
function withRooms(plan: RatePlan, roomIds: readonly number[]): RatePlan {
  const isKnown = (id: number) => roomIds.includes(id);
  return {
    ...plan,
    rooms: plan.rooms.filter(({ room_id }) => isKnown(room_id)),
    seasons: plan.seasons
      .filter(({ room_ids }) => room_ids.length === 0 || room_ids.some(isKnown))
      .map((season) => ({ ...season, room_ids: season.room_ids.filter(isKnown) })),
  };
}

function versionOf(plan: RatePlan, discounts: readonly LengthDiscount[], rows: readonly NightRow[]): string {
  const seen = createHash('sha256').update(JSON.stringify([plan, discounts]));
  for (const row of rows) seen.update(JSON.stringify([row.room_id, row.night, valuesOf(row)]));
  return seen.digest('base64url');
}
