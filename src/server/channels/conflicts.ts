import { addDays } from '#domain/calendar.ts';
import type { StayPlan } from '#domain/channel-nights.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { mailConflict } from './conflict-mail.ts';
import {
  type FoundConflict,
  listConflictsOfFeed,
  markResolved,
  openConflict,
  updateConflict,
} from './conflict-queries.ts';
import type { ConflictRow, EventRow, FeedRow } from './schema.ts';

export interface Applying {
  now: Date;
  today: string;
  /** Who is told of nights sold twice. */
  hostEmail: string;
}

/**
 * Saves which nights are sold twice: one conflict for each event and reservation. One that is over is resolved by
 * itself; one that the host has resolved is opened again only for a night that it did not have.
 */
export async function saveConflicts(
  tx: Tx,
  feed: FeedRow,
  plans: ReadonlyMap<EventRow, StayPlan>,
  { now, hostEmail }: Applying,
): Promise<void> {
  const known = new Map((await listConflictsOfFeed(tx, feed.id)).map((row) => [keyOf(row), row]));
  const found = [...plans].flatMap(([event, { conflicts }]) =>
    [...conflicts].map(([reservationId, nights]) => conflictOf(feed.id, event, reservationId, nights)),
  );
  for (const conflict of found) {
    const earlier = known.get(keyOf({ uid: conflict.uid, reservation_id: conflict.reservationId }));
    if (!earlier || (earlier.resolved_at && hasNewNight(earlier, conflict))) {
      const conflictId = await openConflict(tx, conflict, now);
      await mailConflict(tx, hostEmail, { conflictId, reservationId: conflict.reservationId }, now);
    } else if (!earlier.resolved_at) await updateConflict(tx, earlier.id, conflict);
  }
  const current = new Set(
    found.map(({ uid, reservationId }) => keyOf({ uid, reservation_id: reservationId })),
  );
  const over = [...known].flatMap(([key, { id }]) => (current.has(key) ? [] : [id]));
  await markResolved(tx, over, now);
}

function conflictOf(
  feedId: number,
  { uid, nights: all, summary, link }: EventRow,
  reservationId: number,
  nights: readonly string[],
): FoundConflict {
  const [checkIn = '', last = checkIn] = [all[0], all.at(-1)];
  return { feedId, reservationId, uid, nights, checkIn, checkOut: addDays(last, 1), summary, link };
}

function hasNewNight(earlier: ConflictRow, { nights }: FoundConflict): boolean {
  return nights.some((night) => !earlier.nights.includes(night));
}

const keyOf = ({ uid, reservation_id }: { uid: string; reservation_id: number }) =>
  `${reservation_id} ${uid}`;
