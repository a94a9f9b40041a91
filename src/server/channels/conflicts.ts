import type { StayPlan } from '#domain/channels/channel-nights.ts';
import { addDays } from '#domain/dates/calendar.ts';
import { HOUR } from '#domain/dates/duration.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import type { Tx } from '#server/platform/database/database.ts';
import {
  endConflicts,
  type FoundConflict,
  listConflictsOfFeed,
  openConflict,
  updateConflict,
} from './conflict-queries.ts';
import type { ConflictRow, EventRow, FeedRow } from './schema.ts';

/**
 * Milliseconds between two mails about a conflict, so that a calendar that changes to and fro does not mail the host
 * all day.
 */
const MAIL_AGAIN = HOUR;

export interface Applying {
  now: Date;
  today: string;
  /** Gets a mail about nights that are sold twice. */
  hostEmail: string;
}

/**
 * Saves which nights are sold twice: one conflict for each event and reservation. One that is over is resolved by
 * itself, and open again when it comes back; one that the host has resolved also for a night that it did not have.
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
    const isOld = earlier?.is_over && now.getTime() - earlier.found_at.getTime() < MAIL_AGAIN;
    const isNew = earlier?.resolved_at && hasNewNight(earlier, conflict);
    if (!earlier || earlier.is_over || isNew) {
      const conflictId = await openConflict(tx, conflict, now);
      const data = { reservation_id: conflict.reservationId, conflict_id: conflictId };
      if (!isOld) await enqueueMail(tx, hostEmail, { kind: 'channel_conflict', data }, now);
    } else if (!earlier.resolved_at) await updateConflict(tx, earlier.id, conflict);
  }
  const current = new Set(
    found.map(({ uid, reservationId }) => keyOf({ uid, reservation_id: reservationId })),
  );
  const over = [...known].flatMap(([key, { id, is_over }]) => (is_over || current.has(key) ? [] : [id]));
  if (over.length > 0) await endConflicts(tx, over, now);
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
