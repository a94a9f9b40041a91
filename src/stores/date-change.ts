import { atom } from 'nanostores';
import type { CartItem } from '#domain/cart.ts';
import type { Stay } from '#domain/stay.ts';
import { findRooms } from './availability.ts';
import { $cart, redateCart } from './cart.ts';
import { promisePrice } from './promise-price.ts';
import { isHeldHere } from './reservation.ts';

/**
 * Changing the dates of a cart that is not empty (spec section 4): what the guest is being asked. `checkOut` is absent
 * where the new arrival left it behind, so that it must be chosen anew.
 */
export type DateChange =
  | { state: 'none' }
  | { state: 'checking' }
  | { state: 'asked'; stay: Pick<Stay, 'checkIn'> & Partial<Stay>; checked: boolean }
  | { state: 'unavailable'; stay: Stay; rooms: readonly CartItem[] };

export const NO_CHANGE: DateChange = { state: 'none' };
export const $dateChange = atom<DateChange>(NO_CHANGE);

let newest = 0;

/** The rooms of the cart that are not free for a stay. A failed or empty answer counts as all free. */
async function unavailableFor(stay: Stay): Promise<readonly CartItem[]> {
  const rooms = await findRooms({ ...stay, guests: 1 }).catch(() => []);
  if (rooms.length === 0) return [];
  return $cart
    .get()
    .filter(
      ({ id }) => !rooms.some((room) => room.id === id) && !isHeldHere(id, stay.checkIn, stay.checkOut),
    );
}

/** Shows that the rooms are being checked, then answers; a check that another one overtook answers nothing. */
async function check(stay: Stay): Promise<readonly CartItem[] | undefined> {
  newest += 1;
  const mine = newest;
  $dateChange.set({ state: 'checking' });
  const rooms = await unavailableFor(stay);
  return mine === newest ? rooms : undefined;
}

/** A new arrival: asked about at once. */
export function proposeCheckIn(stay: Pick<Stay, 'checkIn'> & Partial<Stay>): void {
  $dateChange.set({ state: 'asked', stay, checked: false });
}

/** A new departure: the rooms of the cart are checked before anything is asked. */
export async function proposeCheckOut(stay: Stay): Promise<void> {
  const rooms = await check(stay);
  if (!rooms) return;
  $dateChange.set(
    rooms.length > 0 ? { state: 'unavailable', stay, rooms } : { state: 'asked', stay, checked: true },
  );
}

/** Moves the cart; its price is promised anew. */
async function redate(stay: Stay, without: readonly CartItem[] = []): Promise<void> {
  void promisePrice();
  const ids = without.map(({ id }) => id);
  await redateCart(stay, ids);
}

/** Leaves the dates as they were. */
export function cancelDateChange(): void {
  newest += 1;
  $dateChange.set(NO_CHANGE);
}

/**
 * Goes on with what was asked. Answers the dates that were agreed on where no cart has them: it keeps its own while a
 * check-out is still to be chosen, and is empty once its last room was taken then.
 */
export async function confirmDateChange(): Promise<{ checkIn: string; checkOut?: string } | undefined> {
  const change = $dateChange.get();
  if (change.state === 'unavailable') {
    $dateChange.set(NO_CHANGE);
    await redate(change.stay, change.rooms);
    return $cart.get().length > 0 ? undefined : change.stay;
  }
  if (change.state !== 'asked') return undefined;
  const { checkIn, checkOut } = change.stay;
  if (!checkOut || checkOut < checkIn) {
    $dateChange.set(NO_CHANGE);
    return { checkIn };
  }
  if (!change.checked) {
    await agree({ checkIn, checkOut });
    return undefined;
  }
  $dateChange.set(NO_CHANGE);
  await redate({ checkIn, checkOut });
  return undefined;
}

/** A new arrival was not checked before; rooms that are taken then are told of before anything changes. */
async function agree(stay: Stay): Promise<void> {
  const rooms = await check(stay);
  if (!rooms) return;
  if (rooms.length > 0) {
    $dateChange.set({ state: 'unavailable', stay, rooms });
    return;
  }
  $dateChange.set(NO_CHANGE);
  await redate(stay);
}
