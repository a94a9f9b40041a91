import { Refusal } from '#client/errors.ts';
import { formatDate } from '#domain/dates/calendar.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { hasPricingError } from '#domain/rooms/room.ts';
import { completeSearch } from '#domain/rooms/search.ts';
import { noPrice, pastDates } from '#messages/rooms/refusal.ts';
import * as messages from '#messages/rooms/room.ts';
import { addRooms } from '#stores/booking/add-rooms.ts';
import { $linkedRoomUnknown, tellStep } from '#stores/booking/step-message.ts';
import { today } from '#stores/browser/today.ts';
import { $cart, $cartSearch } from '#stores/cart/cart.ts';
import { isHeldHere } from '#stores/reservation/reservation.ts';
import { findRoom } from '#stores/rooms/room-detail.ts';
import { searchedQuery } from '#stores/search/search.ts';

/**
 * Puts the room of a link `/booking/{id}` in the cart, for the dates of the link. The address becomes `/booking`, so
 * that a reload does not bring back a room that the guest has removed since.
 */
export async function putLinkedRoom(id: number): Promise<void> {
  const search = completeSearch(searchedQuery(), today(), $cartSearch.get());
  const { checkIn, checkOut } = search;
  history.replaceState(history.state, '', pagePath('/booking'));
  try {
    const room = await findRoom({ id, checkIn, checkOut });
    if (hasPricingError(room)) tellStep(room.pricing_error ?? noPrice);
    else if (checkIn < today()) tellStep(pastDates);
    else if (room.available || isHeldHere(id, checkIn, checkOut)) addRooms([room], search);
    else tellStep(messages.soldOut(formatDate(checkIn), formatDate(checkOut)));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return tellUnknown();
    console.error('The room of this link could not be put in the cart', error);
    tellStep(messages.detailsFailed);
  }
}

/**
 * Says that the linked room is unknown. EmptyCart says so if the cart is empty, else a message beside its rooms does.
 */
export function tellUnknown(): void {
  $linkedRoomUnknown.set(true);
  if ($cart.get().length > 0) tellStep(messages.roomUnknownWhy);
}
