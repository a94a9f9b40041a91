import { addDays, nightsOf, weekday } from '#domain/dates/calendar.ts';
import type { NightResult } from '#messages/host/import/import.ts';
import type { NightWriter } from '#server/rooms/schema.ts';
import { type RoomEntry, weekdayNumber } from './homestay-file.ts';

export interface OpenNight {
  night: string;
  price: number;
  discount: number;
  minimum_stay: number;
}

const NO_RATE = { price: 0, discount: 0, minimum_stay: 1 };

interface FileNights {
  /** The nights the room is for sale. */
  open: Map<string, OpenNight>;
  /** Those in a period that the file closes, at their rates if they have one. */
  closed: OpenNight[];
}

/** Returns the nights of a room from `today` on, by its rates and closed nights. */
export function nightsOfFile({ rates, closed }: RoomEntry, today: string): FileNights {
  const open = new Map<string, OpenNight>();
  const blocked = new Map<string, OpenNight>();
  for (const { from, to, weekdays, price, discount, minimum_stay } of rates) {
    const days = weekdays?.map(weekdayNumber);
    for (const night of nightsOf(from, addDays(to, 1))) {
      if (night < today || (days && !days.includes(weekday(night)))) continue;
      open.set(night, { night, price, discount, minimum_stay });
    }
  }
  for (const { from, to } of closed) {
    for (const night of nightsOf(from, addDays(to, 1))) {
      if (night < today) continue;
      blocked.set(night, open.get(night) ?? blocked.get(night) ?? { night, ...NO_RATE });
      open.delete(night);
    }
  }
  return { open, closed: [...blocked.values()] };
}

export interface KnownNight extends OpenNight {
  closed: boolean;
  set_by: NightWriter | null;
  /** `sold` by a booking, or `held` by a guest who is paying now. */
  taken?: 'sold' | 'held';
}

/** A night before and after; without a price it is closed, or not in the calendar. */
export interface NightStep {
  night: string;
  before: OpenNight | undefined;
  after: OpenNight | undefined;
}

export interface NightConflict extends NightStep {
  setBy: 'rates' | 'calendar';
}

export interface NightChanges {
  write: OpenNight[];
  close: string[];
  /** The steps that change nights at once, without a question. */
  steps: NightStep[];
  /** Nights that were last set elsewhere, to other values than in the file: they stay. */
  conflicts: NightConflict[];
  /**
   * The changes as reported to the host: nights that change at once, and taken nights that change when they become
   * free.
   */
  report: NightResult;
}

/**
 * Returns the changes that bring the calendar to the file. A taken night changes, too: its booking keeps the night and
 * its price (`reservation_night`); the next guest gets the file's. What the host has set elsewhere since stays, unless
 * the file shall `overwrite` it.
 */
export function compareNights(
  requested: ReadonlyMap<string, OpenNight>,
  known: readonly KnownNight[],
  { overwrite = false } = {},
): NightChanges {
  const report: NightResult = { opened: 0, changed: 0, closed: 0, kept: 0, sold: [], held: [] };
  const changes: NightChanges = { write: [], close: [], steps: [], conflicts: [], report };
  const remaining = new Map(requested);
  for (const row of known) {
    const after = remaining.get(row.night);
    remaining.delete(row.night);
    if (after ? isSame(after, row) : row.closed) continue;
    const step = { night: row.night, before: row.closed ? undefined : row, after };
    if (!overwrite && (row.set_by === 'calendar' || row.set_by === 'rates')) {
      changes.conflicts.push({ ...step, setBy: row.set_by });
      report.kept += 1;
      continue;
    }
    if (after) changes.write.push(after);
    else changes.close.push(row.night);
    if (row.taken) report[row.taken].push(row.night);
    else {
      changes.steps.push(step);
      report[verb(step)] += 1;
    }
  }
  changes.write.push(...remaining.values());
  for (const after of remaining.values())
    changes.steps.push({ night: after.night, before: undefined, after });
  report.opened += remaining.size;
  return changes;
}

function verb({ before, after }: NightStep): 'opened' | 'changed' | 'closed' {
  if (!after) return 'closed';
  return before ? 'changed' : 'opened';
}

function isSame(target: OpenNight, row: KnownNight): boolean {
  const { price, discount, minimum_stay, closed } = row;
  return (
    !closed && price === target.price && discount === target.discount && minimum_stay === target.minimum_stay
  );
}
