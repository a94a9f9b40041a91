import { DEFAULT_CHILDREN, DEFAULT_GUESTS, defaultStay } from '#domain/dates/stay.ts';
import { roomAddress } from '#domain/rooms/search.ts';
import { today } from '#stores/browser/today.ts';

/** Spec section 9: Book Again and Book Now open the room one month ahead, one night, 2 guests. */
export function bookAgainAddress(roomId: number): string {
  const stay = defaultStay(today(), 1);
  const party = { adults: DEFAULT_GUESTS, children: DEFAULT_CHILDREN };
  return roomAddress(roomId, { ...stay, ...party, pastDate: false });
}
