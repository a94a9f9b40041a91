import { sql } from 'kysely';
import { MINUTE } from '#domain/dates/duration.ts';
import type { Log } from '../log.ts';
import type { OpenDatabase } from './database.ts';

/** Milliseconds; a smaller difference is the round trip and is ignored. */
const NOTICED_MILLISECONDS = 100;
const WARNED_MILLISECONDS = 2000;
export const MEASURE_MILLISECONDS = MINUTE;

export interface DatabaseClock {
  now(): Date;
  /** Measures the difference again; keeps the last value if the database does not respond. */
  measure(): Promise<void>;
  /** Measures the clock unless it was measured in the last minute. */
  measureWhenOld(): Promise<void>;
}

/**
 * Opens the clock of the database, which all processes share, however wrong their machines' clocks are: holds and
 * sessions written by one process end at the same instant for the others. The embedded database uses the clock of its
 * process.
 */
export async function openClock(
  { db, dump }: OpenDatabase,
  log: Log,
  machine: () => number = Date.now,
): Promise<DatabaseClock> {
  let offset = 0;
  let measuredAt = Number.NEGATIVE_INFINITY;
  let hasWarned = false;

  const readTime = async () => {
    const before = machine();
    // The only query for the time; every other statement gets it as a parameter.
    const { rows } = await sql<{ milliseconds: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as milliseconds`.execute(db);
    const after = machine();
    const theirs = rows[0]?.milliseconds ?? after;
    const difference = theirs - (before + after) / 2;
    const isNoticed = Math.abs(difference - offset) > Math.max(NOTICED_MILLISECONDS, after - before);
    if (isNoticed) offset = Math.round(difference);
    measuredAt = after;
    if (Math.abs(offset) > WARNED_MILLISECONDS && !hasWarned) {
      hasWarned = true;
      log.warn(
        { milliseconds: offset },
        'this machine and the database disagree about the time; the time of the database is used',
      );
    }
  };
  const measure = async () => {
    if (dump) return;
    try {
      await readTime();
    } catch (error) {
      log.warn({ err: error }, 'the time of the database could not be read');
    }
  };
  if (!dump) await readTime();
  return {
    now: () => new Date(machine() + offset),
    measure,
    async measureWhenOld() {
      // The difference is also large if the machine's clock was set back.
      if (Math.abs(machine() - measuredAt) >= MEASURE_MILLISECONDS) await measure();
    },
  };
}
