import { STEPS } from '#domain/booking/booking-steps.ts';
import { openBooking } from '#stores/booking/flow.ts';
import { refreshCart, tellRefresh } from '#stores/cart/cart.ts';
import { putLinkedRoom, tellUnknown } from '#stores/room/linked-room.ts';

/** `/booking`, and `/booking/{id}`, which adds that room to the cart. */
async function open(): Promise<void> {
  const id = /^\/booking\/([^/]+)/.exec(location.pathname)?.[1];
  if (id !== undefined) await (/^\d+$/.test(id) ? putLinkedRoom(Number(id)) : tellUnknown());
  openBooking(STEPS.rooms);
  tellRefresh(await refreshCart());
}

void open();
