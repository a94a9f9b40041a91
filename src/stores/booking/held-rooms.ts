import type { WaitlistEntry } from '#contract/waitlist.ts';
import { $cart } from '#stores/cart/cart.ts';
import { findRooms } from '#stores/rooms/availability.ts';
import { $addQuestion, addRooms } from './add-rooms.ts';

/**
 * Puts the rooms that are held for an entry into the cart. `gone`: one of them is no longer free for this browser's
 * guest, so none is added. `refused`: the guest kept another booking.
 */
export async function putHeldInCart(entry: WaitlistEntry): Promise<'added' | 'refused' | 'gone'> {
  const stay = { checkIn: entry.check_in, checkOut: entry.check_out };
  const party = { adults: entry.guests, children: entry.children };
  const found = await findRooms({ ...stay, guests: party.adults + party.children });
  const rooms = found.filter((room) => entry.rooms.some(({ id }) => id === room.id));
  if (rooms.length < entry.rooms.length) return 'gone';
  if (!addRooms(rooms, { ...stay, ...party })) await answered();
  const isInCart = rooms.every(({ id }) => $cart.get().some((item) => item.id === id));
  return isInCart ? 'added' : 'refused';
}

/** Waits until the guest has decided about the booking that is in the cart. */
function answered(): Promise<void> {
  return new Promise((resolve) => {
    const stop = $addQuestion.listen((question) => {
      if (question) return;
      stop();
      resolve();
    });
  });
}
