import { todayInIndia } from '#domain/dates/calendar.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { listRoomsWithFreedNights } from './event-queries.ts';
import type { ChannelDeps } from './read-feed.ts';
import { takePending } from './room-feeds.ts';

/**
 * Gives channels the nights that they have sold and that have become free since they were read: of a booking that was
 * cancelled, or of a guest who did not pay. Call it before such nights are given to anybody else.
 */
export async function takeFreedNights({
  db,
  clock,
  config,
}: Pick<ChannelDeps, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock();
  const today = todayInIndia(now);
  const applying = { now, today, hostEmail: config.hostEmail };
  for (const id of await listRoomsWithFreedNights(db, today, now))
    await inTransaction(db, (tx) => takePending(tx, id, applying));
}
