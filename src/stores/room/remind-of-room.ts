import * as messages from '#messages/room.ts';
import { toastInfo } from '#stores/browser/toasts.ts';
import { $cart } from '#stores/cart/cart.ts';
import { $offer, $room, putRoomInCart } from './room.ts';

/** Who goes on from a room's page with other rooms may have meant that one, too. */
export function remindOfRoom(): void {
  const shown = $room.get();
  const items = $cart.get();
  if (shown.state !== 'ready' || $offer.get() !== 'free' || items.length === 0) return;
  const { id, name } = shown.room;
  if (items.some((item) => item.id === id)) return;
  toastInfo(messages.notInCart(name), { label: messages.addIt, run: putRoomInCart });
}
