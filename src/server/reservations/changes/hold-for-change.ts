import { changeHoldEnd } from '#domain/booking/hold-limits.ts';
import type { Tx } from '#server/platform/database/database.ts';
import {
  heldNights,
  insertHold,
  listChangeHolds,
  releaseHold,
  renewHold,
} from '#server/reservations/holds/hold-queries.ts';
import type { HeldNight } from '#server/reservations/schema.ts';
import { listSoldNights } from './change-queries.ts';
import type { PlannedChange } from './plan-change.ts';

interface HoldContext {
  clock: () => Date;
  config: { rateLimits: boolean };
}

/**
 * Holds the new nights of a planned change, all locked, until its quote ends, and frees what was held for another
 * change of the booking. The same nights are held again only until the end of their first hold: after that the change
 * can still be paid for, and is made if they are still free.
 */
export async function holdForChange(
  tx: Tx,
  { row, quote, sold }: PlannedChange,
  { clock, config }: HoldContext,
): Promise<void> {
  const now = clock();
  const nights = await newNightsOf(tx, { row, sold });
  const earlier = await listChangeHolds(tx, row.id);
  const until = config.rateLimits
    ? changeHoldEnd({ nights, until: quote.validUntil, now }, earlier)
    : quote.validUntil;
  const open = earlier.find(({ released_at }) => released_at === null);
  if (open) await releaseHold(tx, open.id, now);
  if (!until || nights.length === 0) return;
  const same = earlier.find((hold) => isSame(hold.nights, nights) && hold.ends_at >= until);
  if (same) await renewHold(tx, same, until);
  else
    await insertHold(tx, { purpose: 'change', reservationId: row.id, nights, proof: 'mailbox', now, until });
}

/** Returns the nights of a planned change that the booking does not have yet. */
export async function newNightsOf(
  tx: Tx,
  { row, sold }: Pick<PlannedChange, 'row' | 'sold'>,
): Promise<HeldNight[]> {
  const own = await listSoldNights(tx, row.id);
  return heldNights(sold).filter(
    ({ room_id, night }) => !own.some((one) => one.room_id === room_id && one.night === night),
  );
}

interface NightKey {
  room_id: number;
  night: string;
}

function isSame(one: readonly NightKey[], other: readonly NightKey[]): boolean {
  const keys = new Set(one.map(({ room_id, night }) => `${room_id} ${night}`));
  return one.length === other.length && other.every(({ room_id, night }) => keys.has(`${room_id} ${night}`));
}
