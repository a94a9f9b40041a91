import { STEPS } from '#domain/booking/booking-steps.ts';
import * as messages from '#messages/rooms/room.ts';
import { $alive, isInSteps } from '#stores/booking/steps.ts';
import { once } from '#stores/browser/once.ts';
import { toastInfo } from '#stores/browser/toasts.ts';
import { $cart } from '#stores/cart/cart.ts';
import { $isInCart, $offer, $room, isRoomInCart, putRoomInCart } from './room.ts';

const loadFlow = () => import('#stores/checkout/flow.ts');

/** Opens the booking around a room's page, once. */
export const openRoomBooking = once(async () => {
  (await loadFlow()).openBooking(STEPS.rooms);
});

/**
 * Loads the later steps at the guest's first touch of the page, or at once if the history says that the guest was at a
 * later step: then both islands of the page change to it together, and nothing moves.
 */
export function awaitBooking(): void {
  if (isInSteps()) {
    void loadFlow();
    $alive.subscribe(({ room, steps }) => {
      if (room && steps) void openRoomBooking();
    });
    return;
  }
  for (const event of ['pointerover', 'touchstart', 'keydown', 'focusin']) {
    addEventListener(event, () => void openRoomBooking(), { once: true, passive: true });
  }
}

/**
 * Continues from the room to the add-ons. A room in the cart takes over the dates and guests that are chosen here; if
 * that would change a booking of more rooms, the guest is asked first. A room that is not in the cart changes nothing.
 */
export async function continueFromRoom(): Promise<void> {
  if (isRoomInCart() && !$isInCart.get() && !putRoomInCart()) return;
  await openRoomBooking();
  if ((await loadFlow()).continueFromRooms()) remindOfRoom();
}

/** Reminds a guest who continues with other rooms than the one on this page, which they may have meant to book, too. */
function remindOfRoom(): void {
  const shown = $room.get();
  const items = $cart.get();
  if (shown.state !== 'ready' || $offer.get() !== 'free' || items.length === 0) return;
  const { id, name } = shown.room;
  if (items.some((item) => item.id === id)) return;
  toastInfo(messages.notInCart(name), { label: messages.addIt, run: putRoomInCart });
}
