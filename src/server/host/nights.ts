import { addDays, nightsOf, weekday } from '#domain/calendar.ts';
import { type RoomEntry, weekdayNumber } from './homestay-file.ts';

export interface OpenNight {
  night: string;
  price: number;
  discount: number;
  minimum_stay: number;
}

/** The nights a room is for sale from `today` on, as its rates and closed nights say. */
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
  /** Sold, or held by somebody who is paying now. */
  taken: boolean;
}

export interface NightChanges {
  open: OpenNight[];
  change: OpenNight[];
  close: string[];
  /** Taken nights the file says something else about: they stay as they were sold. */
  kept: string[];
}

/** What must change so that the calendar says what the file says, without touching a night that is taken. */
export function compareNights(
  wanted: ReadonlyMap<string, OpenNight>,
  known: readonly KnownNight[],
): NightChanges {
  const changes: NightChanges = { open: [], change: [], close: [], kept: [] };
  const rest = new Map(wanted);
  for (const row of known) {
    const target = rest.get(row.night);
    rest.delete(row.night);
    if (target && isSame(target, row)) continue;
    if (row.taken) changes.kept.push(row.night);
    else if (target) changes.change.push(target);
    else changes.close.push(row.night);
  }
  changes.open.push(...rest.values());
  return changes;
}

function isSame(a: OpenNight, b: OpenNight): boolean {
  return a.price === b.price && a.discount === b.discount && a.minimum_stay === b.minimum_stay;
}
