import { requestRooms } from '#client/early-answers.ts';
import { type FestivalRooms, festivalRooms, festivalStay, type Occurrence } from '#domain/dates/festivals.ts';

/** Returns what can be booked for a festival; undefined if the search fails. */
export async function roomsFor(festival: Occurrence): Promise<FestivalRooms | undefined> {
  try {
    // Only the number of rooms is shown, so just one is requested in full.
    const response = await requestRooms({ ...festivalStay(festival), guests: 1 }, { limit: 1 });
    if (!response.ok) return undefined;
    const { rooms, other_rooms: others = [] } = Object(await response.json());
    const found: unknown = Array.isArray(rooms) && Array.isArray(others) ? [...rooms, ...others] : undefined;
    return Array.isArray(found) && found.every(isPriced) ? festivalRooms(found) : undefined;
  } catch {
    return undefined;
  }
}

function isPriced(room: unknown): room is { pricing_error_type: string | null } {
  const { pricing_error_type: type } = Object(room);
  return type === null || typeof type === 'string';
}
