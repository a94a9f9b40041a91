import { nightsOf } from '#domain/dates/calendar.ts';
import type { SearchableRoom } from '#domain/rooms/alternatives.ts';

interface Calendar {
  price?: number;
  minimumStay?: number;
  /** The nights that are taken, as dates. */
  taken?: readonly string[];
  closed?: readonly string[];
  /** The days from and to which the calendar is open. */
  open?: readonly [string, string];
}

/** Returns a room of two beds in homestay 1 with the same rate for every night. */
export function searchableRoom(
  id: number,
  {
    price = 1000 + id,
    minimumStay = 1,
    taken = [],
    closed = [],
    open = ['2027-01-01', '2027-04-01'],
  }: Calendar = {},
  facts: Partial<SearchableRoom> = {},
): SearchableRoom {
  const nights = nightsOf(...open).map((night) => {
    const isTaken = taken.includes(night);
    return { night, price, discount: 0, minimumStay, closed: closed.includes(night), taken: isTaken };
  });
  return { id, name: `Room ${id}`, property_id: 1, capacity: 2, maxStay: 30, rules: [], nights, ...facts };
}
