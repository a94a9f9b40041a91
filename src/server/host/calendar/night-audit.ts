import type { NightValues } from '#contract/host/calendar.ts';
import { addDays } from '#domain/dates/calendar.ts';
import type { Host } from '#server/host/access/access.ts';
import { writeAudit } from '#server/host/access/audit-queries.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { isSameValues, type NightChange, type NightSet } from '#server/rooms/plan-nights.ts';

/** Nights in a row of one room with the same values; `to` is the last one. */
type NightRun = Omit<NightValues, 'reason'> & { room_id: number; from: string; to: string };

/**
 * Joins nights to runs, which keeps the audit short: a year with one price is one run. Leaves out the reason, which may
 * name a guest.
 */
export function runsOf(changes: readonly NightChange[], side: 'before' | 'after'): NightRun[] {
  const sorted = changes.toSorted((a, b) => a.room_id - b.room_id || a.night.localeCompare(b.night));
  const runs: NightRun[] = [];
  for (const { room_id, night, [side]: all } of sorted) {
    const { reason: _, ...values } = all;
    const last = runs.at(-1);
    const follows = last?.room_id === room_id && addDays(last.to, 1) === night && isSameValues(last, values);
    if (follows) last.to = night;
    else runs.push({ room_id, from: night, to: night, ...values });
  }
  return runs;
}

/** Writes one event for each homestay whose nights were changed. */
export async function auditNights(
  tx: Tx,
  host: Host,
  {
    action,
    changed,
    properties,
  }: { action: string; changed: readonly NightChange[]; properties: ReadonlyMap<number, number> },
  now: Date,
): Promise<void> {
  const byProperty = Map.groupBy(changed, ({ room_id }) => properties.get(room_id) ?? 0);
  for (const [propertyId, own] of byProperty) {
    const event = { propertyId, action, before: runsOf(own, 'before'), after: runsOf(own, 'after') };
    await writeAudit(tx, host, event, now);
  }
}

export function actionOf(set: NightSet): string {
  if (set.price !== undefined) return 'set price';
  if (set.discount !== undefined) return 'set discount';
  if (set.minimum_stay !== undefined) return 'set minimum stay';
  if (set.closed !== undefined) return set.closed ? 'block nights' : 'open nights';
  return 'set reason';
}
