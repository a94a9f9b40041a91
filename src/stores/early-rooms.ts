import { askEarly, type SearchQuestion, type SomeRooms } from '#client/early-search.ts';
import { formatRupees } from '#domain/money.ts';
import { PAGE_SIZE, writeView } from '#domain/results.ts';
import { isPastStay, totalGuests } from '#domain/stay.ts';
import { storedValue } from './raw-storage.ts';
import { $search, addressedSearch } from './search.ts';
import { today } from './today.ts';

/** What a card can say before React has come. */
export interface EarlyRoom {
  id: number;
  name: string;
  /** Of a night: `₹2,600`. */
  price: string;
}

/**
 * The rooms of what the address asks for: for code too small to bring the stores. Where less is
 * known, such as with filters or in the past, or when no answer comes, there are none: the stores tell all of it later.
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
    // The results get the same answer, and tell what is wrong with it.
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
