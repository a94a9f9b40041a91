import { say } from '#server/language/say.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import { addMissingNights, type NewNight, saveNights } from './calendar-queries.ts';
import { type HostNightRow, listLastRates, readHostNights } from './host-night-queries.ts';
import {
  isSameValues,
  type KeptNight,
  type NightChange,
  type NightSet,
  type NightsPlan,
  nightKey,
  planNights,
  unpriced,
  valuesOf,
} from './plan-nights.ts';
import { isSoldOrHeld } from './queries.ts';
import type { NightRow, NightWriter } from './schema.ts';

export interface NightsChoice {
  roomIds: readonly number[];
  /** Nights from today on, in order. */
  nights: readonly string[];
  set: NightSet;
  /** The version of the preview that the host saw. */
  version?: string | undefined;
}

/** A change, with what had set its night before. */
export interface UndoChange extends NightChange {
  set_by?: NightWriter | null | undefined;
}

/** Returns what a change would do. Nothing is written. */
export async function previewNights(tx: Tx, choice: NightsChoice, now: Date): Promise<NightsPlan | Refusal> {
  const rows = await readHostNights(tx, choice.roomIds, choice.nights, { lock: false });
  const plan = planNights(choice, rows, await listLastRates(tx, choice.roomIds), now);
  return refusePrices(plan.changed, choice.set) ?? plan;
}

/** Sets nights that are not sold or held, all locked. The new `version` is that of the nights as they are now. */
export async function setHostNights(
  tx: Tx,
  choice: NightsChoice,
  now: Date,
): Promise<{ plan: NightsPlan; undo: UndoChange[] } | Refusal> {
  const rates = await listLastRates(tx, choice.roomIds);
  const rows = await readHostNights(tx, choice.roomIds, choice.nights, { lock: true });
  const seen = planNights(choice, rows, rates, now);
  // The check comes before nights are added, so that a refusal has nothing to undo.
  const refused = refusePlan(seen, choice);
  if (refused) return refused;
  const known = [...rows, ...(await addMissing(tx, seen, rows))];
  const plan = planNights(choice, known, rates, now);
  const late = refusePlan(plan, choice);
  if (late) return late;
  await saveNights(
    tx,
    plan.changed.map((change) => rowOf(change, 'calendar')),
  );
  const saved = await readHostNights(tx, choice.roomIds, choice.nights, { lock: false });
  const { version } = planNights({ ...choice, set: {} }, saved, rates, now);
  return { plan: { ...plan, version }, undo: withWriters(plan.changed, known) };
}

/**
 * Adds the nights that a change needs and that are not there, closed, and locks them. Returns those that another host
 * has added meanwhile: they may be sold already.
 */
async function addMissing(
  tx: Tx,
  { changed }: NightsPlan,
  rows: readonly HostNightRow[],
): Promise<HostNightRow[]> {
  const known = new Set(rows.map(nightKey));
  const missing = changed.filter((change) => !known.has(nightKey(change)));
  return addOrLock(
    tx,
    missing.map(({ before, ...night }) => rowOf({ ...night, after: before }, 'calendar')),
  );
}

/** Adds nights. Returns those that another host has added meanwhile, locked. */
export async function addOrLock(tx: Tx, nights: readonly NewNight[]): Promise<HostNightRow[]> {
  const added = new Set((await addMissingNights(tx, nights)).map(nightKey));
  const others = nights.filter((night) => !added.has(nightKey(night)));
  const keys = new Set(others.map(nightKey));
  const roomIds = [...new Set(others.map(({ room_id }) => room_id))];
  const rows = await readHostNights(tx, roomIds, [...new Set(others.map(({ night }) => night))], {
    lock: true,
  });
  return rows.filter((row) => keys.has(nightKey(row)));
}

/** Locks nights of a room. Those that have no row yet get one, not on sale. */
export async function lockOrAddNights(
  tx: Tx,
  roomId: number,
  nights: readonly string[],
): Promise<NightRow[]> {
  const known = await readHostNights(tx, [roomId], nights, { lock: true });
  const has = new Set(known.map(({ night }) => night));
  const missing = nights.filter((night) => !has.has(night));
  if (missing.length === 0) return known;
  const after = unpriced((await listLastRates(tx, [roomId])).get(roomId));
  // A rate plan may put them on sale.
  const added = missing.map((night) => rowOf({ room_id: roomId, night, after }, 'rates'));
  await addMissingNights(tx, added);
  return readHostNights(tx, [roomId], nights, { lock: true });
}

function refusePlan(plan: NightsPlan, { set, version }: NightsChoice): Refusal | undefined {
  const isOld = version !== undefined && version !== plan.version;
  return refusePrices(plan.changed, set) ?? (isOld ? refuse('nights_changed', { current: plan }) : undefined);
}

function refusePrices(changed: readonly NightChange[], set: NightSet): Refusal | undefined {
  const isOver = ({ after: { closed, price, discount } }: NightChange) =>
    discount > price || (!closed && price === discount);
  const wrong = changed.find(isOver);
  if (!wrong) return undefined;
  const sentence =
    wrong.after.price === 0 ? say().siteApi.NIGHT_NEEDS_PRICE : say().siteApi.DISCOUNT_OVER_PRICE;
  const field = set.discount === undefined ? 'set.price' : 'set.discount';
  return refuse('bad_request', { fields: { [field]: sentence } }, sentence);
}

/** Gives nights the values that they had before a change. Those sold, changed again or begun since stay as they are. */
export async function restoreNights(
  tx: Tx,
  changes: readonly UndoChange[],
  { now, today }: { now: Date; today: string },
): Promise<{ changed: NightChange[]; kept: KeptNight[] }> {
  const roomIds = [...new Set(changes.map(({ room_id }) => room_id))];
  const nights = [...new Set(changes.map(({ night }) => night))];
  const rows = await readHostNights(tx, roomIds, nights, { lock: true });
  const known = new Map(rows.map((row) => [nightKey(row), row]));
  const changed: NightChange[] = [];
  const kept: KeptNight[] = [];
  const restored: NewNight[] = [];
  for (const { room_id, night, before, after, set_by = 'calendar' } of changes) {
    const row = known.get(nightKey({ room_id, night }));
    const taken = row && isSoldOrHeld(row, now);
    if (row && !taken && night >= today && isSameValues(valuesOf(row), after)) {
      const change = { room_id, night, before: after, after: before };
      changed.push(change);
      restored.push(rowOf(change, set_by));
    } else kept.push({ room_id, night, reservation_id: taken ? (row.reservation_id ?? row.held_for) : null });
  }
  await saveNights(tx, restored);
  return { changed, kept };
}

/** Notes where each night was set before. A night without a row was only not on sale, which a rate plan may end. */
export function withWriters(
  changed: readonly NightChange[],
  rows: readonly Pick<NightRow, 'room_id' | 'night' | 'set_by'>[],
): UndoChange[] {
  const writers = new Map(rows.map((row) => [nightKey(row), row.set_by]));
  return changed.map((change) => {
    const before = writers.get(nightKey(change));
    return { ...change, set_by: before === undefined ? 'rates' : before };
  });
}

export function rowOf(
  { room_id, night, after }: Pick<NightChange, 'room_id' | 'night' | 'after'>,
  set_by: NightWriter | null,
): NewNight {
  const { reason, ...values } = after;
  return { room_id, night, ...values, closed_reason: reason ?? null, set_by };
}
