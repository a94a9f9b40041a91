import type { WaitingEntry } from '#contract/waiting-list.ts';
import { cartItemOf } from '#domain/cart.ts';
import { findRooms } from './availability.ts';
import { addToCart } from './cart.ts';

/** All of them or none: false when one of the rooms is no longer free for the guest of this browser. */
export async function putHeldInCart(entry: WaitingEntry): Promise<boolean> {
  const stay = { checkIn: entry.check_in, checkOut: entry.check_out };
  const party = { adults: entry.guests, children: entry.children };
  const found = await findRooms({ ...stay, guests: party.adults + party.children });
  const rooms = found.filter((room) => entry.rooms.some(({ id }) => id === room.id));
  if (rooms.length < entry.rooms.length) return false;
  addToCart(...rooms.map((room) => cartItemOf(room, stay, party)));
  return true;
}
