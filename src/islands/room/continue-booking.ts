import { $cart } from '#stores/cart/cart.ts';
import { continueFromRoom } from '#stores/room/continue-from-room.ts';

export const ADD_TO_CART = 'add-to-cart';

/** On to the add-ons, or to the button that has to be pressed first. */
export async function goOn(): Promise<void> {
  await continueFromRoom();
  if ($cart.get().length > 0) return;
  document.getElementById(ADD_TO_CART)?.focus({ preventScroll: true });
}
