import { createHash } from 'node:crypto';
import type { BodyOf } from '#contract/endpoint.ts';
import type { NightValues, setNights } from '#contract/host/calendar.ts';
import type { HostNightRow } from './host-night-queries.ts';
import { isSoldOrHeld } from './queries.ts';
import type { NightRow } from './schema.ts';

export type NightSet = BodyOf<typeof setNights>['set'];
export type LastRates = ReadonlyMap<number, { price: number; minimum_stay: number }>;

export interface NightChange {
  room_id: number;
  night: string;
  before: NightValues;
  after: NightValues;
}

export interface KeptNight {
  room_id: number;
  night: string;
  reservation_id: number | null;
}

export interface NightsPlan {
  changed: NightChange[];
  /** Nights that are sold or held, and stay as they are. */
  kept: KeptNight[];
  /** A hash of what hosts have set for all these nights. */
  version: string;
}

interface Choice {
  roomIds: readonly number[];
  nights: readonly string[];
  set: NightSet;
}

export const nightKey = (night: { room_id: number; night: string }) => `${night.night} ${night.room_id}`;

/** Returns what a change does, night by night in the order `(night, room_id)`. A night without a row is closed. */
export function planNights(
  { roomIds, nights, set }: Choice,
  rows: readonly HostNightRow[],
  rates: LastRates,
  now: Date,
): NightsPlan {
  const known = new Map(rows.map((row) => [nightKey(row), row]));
  const plan: NightsPlan = { changed: [], kept: [], version: '' };
  const seen = createHash('sha256');
  for (const night of nights) {
    for (const room_id of roomIds) {
      const row = known.get(nightKey({ room_id, night }));
      const before = row ? valuesOf(row) : unpriced(rates.get(room_id));
      seen.update(JSON.stringify([room_id, night, before]));
      if (row && isSoldOrHeld(row, now)) {
        plan.kept.push({ room_id, night, reservation_id: row.reservation_id ?? row.held_for });
        continue;
      }
      const after = applySet(before, set, row === undefined);
      if (!isSameValues(before, after)) plan.changed.push({ room_id, night, before, after });
    }
  }
  return { ...plan, version: seen.digest('base64url') };
}

export function valuesOf(row: NightRow): NightValues {
  const { closed, price, discount, minimum_stay, closed_reason: reason } = row;
  return { closed, price, discount, minimum_stay, ...(reason !== null && { reason }) };
}

/** Returns the values of a night without a price: closed, at what its room cost last. */
export function unpriced(rate: { price: number; minimum_stay: number } | undefined): NightValues {
  return { closed: true, price: rate?.price ?? 0, discount: 0, minimum_stay: rate?.minimum_stay ?? 1 };
}

/** Returns the night after a change. A price opens a night that had none; only a closed night has a reason. */
function applySet(before: NightValues, set: NightSet, isUnpriced: boolean): NightValues {
  const closed = set.closed ?? (isUnpriced && set.price !== undefined ? false : before.closed);
  const reason = closed ? (set.reason ?? before.reason) : undefined;
  return {
    closed,
    price: set.price ?? before.price,
    discount: set.discount ?? before.discount,
    minimum_stay: set.minimum_stay ?? before.minimum_stay,
    ...(reason && { reason }),
  };
}

export function isSameValues(one: NightValues, other: NightValues): boolean {
  return (
    one.closed === other.closed &&
    one.price === other.price &&
    one.discount === other.discount &&
    one.minimum_stay === other.minimum_stay &&
    one.reason === other.reason
  );
}
