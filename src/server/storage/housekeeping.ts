import { dropEndedHolds } from './changes.ts';
import type { Database } from './database.ts';
import { enforceRetention } from './retention.ts';

/** Drops what means nothing any more, and what we may know of people no longer. */
export async function dropExpired(db: Database, now: Date): Promise<void> {
  await dropEndedHolds(db, now);
  await enforceRetention(db, now);
}
