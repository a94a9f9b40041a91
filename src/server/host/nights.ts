import { addDays, nightsOf, weekday } from '#domain/calendar.ts';
import type { NightResult } from '#messages/host-import.ts';
import { type RoomEntry, weekdayNumber } from './homestay-file.ts';

export interface OpenNight {
  night: string;
  price: number;
  discount: number;
  minimum_stay: number;
}

/** The nights a room is for sale from `today` on, by its rates and closed nights. */
export function nightsForSale({ rates, closed }: RoomEntry, today: string): Map<string, OpenNight> {
  const open = new Map<string, OpenNight>();
  for (const { from, to, weekdays, price, discount, minimum_stay } of rates) {
    const days = weekdays?.map(weekdayNumber);
    for (const night of nightsOf(from, addDays(to, 1))) {
      if (night < today || (days && !days.includes(weekday(night)))) continue;
      open.set(night, { night, price, discount, minimum_stay });
    }
  }
  for (const { from, to } of closed) {
    for (const night of nightsOf(from, addDays(to, 1))) open.delete(night);
  }
  return open;
}

export interface KnownNight extends OpenNight {
  closed: boolean;
  /** By a booking, or by a guest who is paying now. */
  taken?: 'sold' | 'held';
}

export interface NightChanges {
  /** The nights to open, with their prices. */
  write: OpenNight[];
  close: string[];
  /** The same as reported to the host: nights that change at once, and taken nights that change when they become free. */
  report: NightResult;
}

/**
 * The changes that bring the calendar to the file. A taken night changes, too: its booking keeps the night and its
 * price (`reservation_night`); the next guest gets the file's.
 */
export function compareNights(
  requested: ReadonlyMap<string, OpenNight>,
  known: readonly KnownNight[],
): NightChanges {
  const report: NightResult = { opened: 0, changed: 0, closed: 0, sold: [], held: [] };
  const changes: NightChanges = { write: [], close: [], report };
  const remaining = new Map(requested);
  for (const row of known) {
    const target = remaining.get(row.night);
    remaining.delete(row.night);
    if (target ? isSame(target, row) : row.closed) continue;
    if (target) changes.write.push(target);
    else changes.close.push(row.night);
    if (row.taken) report[row.taken].push(row.night);
    else if (target) report[row.closed ? 'opened' : 'changed'] += 1;
    else report.closed += 1;
  }
  changes.write.push(...remaining.values());
  report.opened += remaining.size;
  return changes;
}

function isSame(target: OpenNight, row: KnownNight): boolean {
  const { price, discount, minimum_stay, closed } = row;
  return (
    !closed && price === target.price && discount === target.discount && minimum_stay === target.minimum_stay
  );
}
