import { askEarly, type SearchQuestion, type SomeRooms } from '#client/early-search.ts';
import { isPastStay, totalGuests } from '#domain/dates/stay.ts';
import { formatRupees } from '#domain/money/money.ts';
import { PAGE_SIZE, writeView } from '#domain/rooms/results.ts';
import { storedValue } from '#stores/browser/storage.ts';
import { today } from '#stores/browser/today.ts';
import { $search, addressedSearch } from './search.ts';

export interface EarlyRoom {
  id: number;
  name: string;
  /** The price of a night: `₹2,600`. */
  price: string;
}

/**
 * Returns the free rooms of the search in the address, without the stores that need zod and React. Returns none for a
 * filtered or past search, or when the request fails: the results page then shows all of it.
 */
export async function earlyRooms(): Promise<EarlyRoom[]> {
  const { search, view } = addressedSearch();
  if (search.pastDate || isPastStay(search, today())) return [];
  const { checkIn, checkOut } = search;
  const limit = PAGE_SIZE * view.page;
  const rooms = await askForRooms({ checkIn, checkOut, guests: totalGuests(search) }, { limit });
  const now = $search.get() ?? search;
  const isOther =
    now.checkIn !== checkIn || now.checkOut !== checkOut || totalGuests(now) !== totalGuests(search);
  const isArranged = writeView({ ...view, page: 1 }) !== '';
  if (isArranged || isOther) return [];
  const inCart = new Set(idsOf(storedValue('cart')));
  return Array.isArray(rooms) ? rooms.flatMap((room) => readEarly(room, inCart)) : [];
}

async function askForRooms(question: SearchQuestion, some: SomeRooms): Promise<unknown> {
  try {
    const answer = await askEarly(question, some);
    return answer.ok ? Object(await answer.json()).rooms : undefined;
  } catch {
    // The results page gets the same failure and shows it.
    return undefined;
  }
}

function readEarly(room: unknown, inCart: ReadonlySet<unknown>): EarlyRoom[] {
  const { id, room_name: name, final_price_per_day: price }: Record<string, unknown> = { ...Object(room) };
  if (inCart.has(id) || typeof id !== 'number' || typeof name !== 'string') return [];
  return [{ id, name, price: typeof price === 'number' && price > 0 ? formatRupees(price) : '' }];
}

function idsOf(items: unknown): unknown[] {
  return Array.isArray(items) ? items.map((item) => Object(item).id) : [];
}
