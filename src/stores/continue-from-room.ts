import { continueFromRooms } from './booking-flow.ts';
import { setCartParty } from './cart.ts';
import { updateRoomInCart } from './room.ts';
import { $search } from './search.ts';

/** From the room to the add-ons: the cart takes over the dates and guests that are chosen here. */
export function continueFromRoom(): void {
  const search = $search.get();
  updateRoomInCart();
  if (search) setCartParty(search);
  continueFromRooms();
}
