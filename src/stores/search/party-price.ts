import { searchAnonymously } from '#client/anonymous-search.ts';
import { type Party, type Stay, totalGuests } from '#domain/dates/stay.ts';
import { type AllocatableRoom, leastPrice } from '#domain/party/room-allocation.ts';

/**
 * Returns what the cheapest free rooms for a party cost for a stay, in rupees: `none` if no free rooms take it, undefined
 * if that can't be found out. It uses neither stores nor zod, because a form on other sites must stay small.
 */
export async function partyPrice(
  stay: Stay,
  party: Party,
  signal: AbortSignal,
): Promise<number | 'none' | undefined> {
  try {
    const answer = await searchAnonymously({ ...stay, guests: totalGuests(party) }, { limit: 1 }, signal);
    if (!answer.ok) return undefined;
    const { rooms, other_rooms: others = [] } = Object(await answer.json());
    if (!Array.isArray(rooms) || !Array.isArray(others)) return undefined;
    return leastPrice([...rooms, ...others].flatMap(readRoom), party) ?? 'none';
  } catch {
    return undefined;
  }
}

function readRoom(room: unknown): AllocatableRoom[] {
  const { id, property_id, capacity, final_price, pricing_error_type }: Record<string, unknown> = {
    ...Object(room),
  };
  const numbers = [id, property_id, capacity, final_price];
  const [own = 0, homestay = 0, beds = 0, price = 0] = numbers.filter((value) => typeof value === 'number');
  if (numbers.some((value) => typeof value !== 'number') || price <= 0 || pricing_error_type) return [];
  return [{ id: own, property_id: homestay, capacity: beds, final_price: price }];
}
