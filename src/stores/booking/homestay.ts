import { atom, computed } from 'nanostores';
import type { Reservation } from '#contract/reservation.ts';
import type { Stay } from '#domain/dates/stay.ts';
import type { RoomDetail } from '#domain/rooms/room-detail.ts';
import { $cart } from '#stores/cart/cart.ts';
import { findRoom } from '#stores/rooms/room-detail.ts';
import { loadAddOnPrices } from './add-on-prices.ts';

/** The homestay of the booked rooms: its address, the way there, and its own prices of breakfast and beds. */
export type Homestay = Pick<
  RoomDetail,
  | 'id'
  | 'property_id'
  | 'homestay_name'
  | 'name'
  | 'address'
  | 'location'
  | 'cancellation'
  | 'photos'
  | 'times'
  | 'policies'
  | 'length_discounts'
>;

export const $homestay = atom<Homestay | undefined>(undefined);

/** The homestay of the room it was looked up for, or of one that names it so: a stored name may be of another language. */
const isOf = ({ id, homestay_name }: Pick<Homestay, 'id' | 'homestay_name'>, room: number, name: string) =>
  id === room || homestay_name === name;

/** The homestay of the rooms in the cart; undefined while it is not known. */
export const $bookedHomestay = computed([$homestay, $cart], (homestay, [first]) =>
  homestay && first && isOf(homestay, first.id, first.homestay_name) ? homestay : undefined,
);

/**
 * Returns the homestay of a booking, if it is the one that was looked up last: the cart may hold rooms of another by
 * now, and a guest is told no address rather than a wrong one.
 */
export function homestayOf<Found extends Pick<Homestay, 'id' | 'homestay_name'>>(
  { property, rooms: [first] }: { property: string; rooms: readonly { id: number }[] },
  found: Found | undefined,
): Found | undefined {
  return found && first && isOf(found, first.id, property) ? found : undefined;
}

/**
 * Milliseconds that a booking waits for its homestay. If address and way arrived later, they would move everything
 * beside and below them while the guest is about to press.
 */
const PATIENCE = 2000;
const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));

/** Loads the homestay of a reservation. Await it before the booking is shown. */
export async function findHomestay(reservation: Reservation): Promise<void> {
  const [room] = reservation.rooms;
  if (!room || homestayOf(reservation, $homestay.get())) return;
  const stay = { checkIn: reservation.check_in, checkOut: reservation.check_out };
  await Promise.race([loadHomestayAndPrices(room.id, stay), patience()]);
}

/** Loads the homestay of a room, because a cart item from the wishlist does not know its homestay. */
export async function loadHomestay(roomId: number, stay: Stay): Promise<void> {
  try {
    $homestay.set(await findRoom({ id: roomId, checkIn: stay.checkIn, checkOut: stay.checkOut }));
  } catch (error) {
    console.error('The homestay of this booking could not be looked up', error);
  }
}

/** Loads the homestay's own add-on prices for the stay in the cart. */
export async function refreshAddOnPrices(): Promise<void> {
  const [first] = $cart.get();
  if (!first) return;
  const stay = { checkIn: first.checkInDate, checkOut: first.checkOutDate };
  await loadHomestayAndPrices(first.id, stay);
}

async function loadHomestayAndPrices(roomId: number, stay: Stay): Promise<void> {
  await loadHomestay(roomId, stay);
  const homestay = $homestay.get();
  if (homestay) await loadAddOnPrices(homestay.property_id, stay);
}
