import { addDays, todayInIndia } from '#domain/calendar.ts';
import { dropOldAccountTokens } from './account-tokens.ts';
import type { Database } from './database.ts';
import { dropEndedQuotes } from './quotes.ts';
import { dropEndedWindows } from './rate-limits.ts';
import { dropOldSessions } from './sessions.ts';
import { dropOldWaiters } from './waiting.ts';

/** Drops what has expired and means nothing any more: old sessions, spent links, ended rate-limit windows and quotes. */
export async function dropExpired(db: Database, now: Date): Promise<void> {
  await dropEndedWindows(db, now);
  await dropOldAccountTokens(db, now);
  await dropOldSessions(db, now);
  await dropEndedQuotes(db, now);
  await dropOldWaiters(db, addDays(todayInIndia(now), -30), now);
}
