import { $cart } from '#stores/cart/cart.ts';
import { continueFromRoom } from '#stores/room/continue-from-room.ts';

export const ADD_TO_CART = 'add-to-cart';
export const YOUR_STAY = 'your-stay';

/** Scrolls to the dates and party, which on a phone are far above or below the bar. */
export function showStay(): void {
  const heading = document.getElementById(YOUR_STAY);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** Continues to the add-ons, or focuses the button to press first. */
export async function continueBooking(): Promise<void> {
  await continueFromRoom();
  if ($cart.get().length > 0) return;
  document.getElementById(ADD_TO_CART)?.focus({ preventScroll: true });
}
