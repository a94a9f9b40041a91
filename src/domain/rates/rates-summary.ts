import { priceWarning } from './host-warnings.ts';

interface Values {
  closed: boolean;
  price: number;
  minimum_stay: number;
}

export interface ChangedNight {
  room_id: number;
  night: string;
  before: Values;
  after: Values;
}

export interface RoomSummary {
  roomId: number;
  nights: number;
  lowest: number;
  highest: number;
  /** Nights that go on sale; `closed` are those that go off sale. */
  opened: number;
  closed: number;
}

/** Returns a summary for each room that changes, in the order of their ids. */
export function summariesOf(changed: readonly ChangedNight[]): RoomSummary[] {
  const byRoom = [...Map.groupBy(changed, ({ room_id }) => room_id)].sort(([a], [b]) => a - b);
  return byRoom.map(([roomId, own]) => {
    const prices = own.map(({ after }) => after.price);
    return {
      roomId,
      nights: own.length,
      lowest: Math.min(...prices),
      highest: Math.max(...prices),
      opened: own.filter(({ before, after }) => before.closed && !after.closed).length,
      closed: own.filter(({ before, after }) => !before.closed && after.closed).length,
    };
  });
}

/** Returns the nights on sale whose price is perhaps mistyped. */
export function jumpsOf<Night extends ChangedNight>(changed: readonly Night[]): Night[] {
  return changed.filter(
    ({ before, after }) => !before.closed && !after.closed && priceWarning(before.price, after.price),
  );
}

/** Returns the months that nights are in, such as `2026-12`. */
export function monthsOf(nights: readonly { night: string }[]): string[] {
  return [...new Set(nights.map(({ night }) => night.slice(0, 7)))].sort();
}
