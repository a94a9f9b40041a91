import { STEPS } from '#domain/booking/booking-steps.ts';
import { plainPath } from '#domain/language/page-path.ts';
import { refreshCart, tellRefresh } from '#stores/cart/cart.ts';
import { openBooking } from '#stores/checkout/flow.ts';
import { putLinkedRoom, tellUnknown } from '#stores/room/linked-room.ts';

/** Opens `/booking`; the address `/booking/{id}` adds that room to the cart first. */
async function open(): Promise<void> {
  const id = /^\/booking\/([^/]+)/.exec(plainPath(location.pathname))?.[1];
  if (id !== undefined) await (/^\d+$/.test(id) ? putLinkedRoom(Number(id)) : tellUnknown());
  openBooking(STEPS.rooms);
  tellRefresh(await refreshCart());
}

void open();
