import { atom } from 'nanostores';
import { type Unsellable, unsellableRooms } from '#domain/booking/one-booking.ts';
import type { Party, Stay } from '#domain/dates/stay.ts';
import { createLatest } from '#stores/browser/latest.ts';
import { $cart, redateCart, setCartParty } from '#stores/cart/cart.ts';
import { isHeldHere } from '#stores/reservation/reservation.ts';
import { findRooms } from '#stores/rooms/availability.ts';
import { keepQuoted } from './add-rooms.ts';

/**
 * The question to the guest when the dates of a cart with rooms change (spec section 4). `checkOut` is absent if it is
 * before the new arrival, so that the guest must choose it again.
 */
export type DateChange =
  | { state: 'none' }
  | { state: 'checking' }
  | {
      state: 'asked';
      stay: Pick<Stay, 'checkIn'> & Partial<Stay>;
      checked: boolean;
      party?: Party | undefined;
      /** Rupees for the rooms on the new dates, if that is known. */
      total?: number | undefined;
    }
  | { state: 'unavailable'; stay: Stay; rooms: readonly Unsellable[]; party?: Party | undefined };

export const NO_CHANGE: DateChange = { state: 'none' };
export const $dateChange = atom<DateChange>(NO_CHANGE);

const latest = createLatest();

interface Checked {
  rooms: readonly Unsellable[];
  total?: number;
}

/** Returns the rooms of the cart that can't be sold for a stay. A failed or empty answer counts as all free. */
async function look(stay: Stay): Promise<Checked> {
  const found = await findRooms({ ...stay, guests: 1 }).catch(() => []);
  if (found.length === 0) return { rooms: [] };
  const items = $cart.get();
  const rooms = unsellableRooms(items, found).filter(
    ({ id, found: room }) => room || !isHeldHere(id, stay.checkIn, stay.checkOut),
  );
  const priced = found.filter(({ id }) => items.some((item) => item.id === id));
  const total = priced.reduce((sum, room) => sum + room.final_price, 0);
  return rooms.length === 0 && priced.length === items.length ? { rooms, total } : { rooms };
}

/** Shows that the rooms are being checked; a check that is not the latest returns nothing. */
async function check(stay: Stay): Promise<Checked | undefined> {
  const signal = latest.begin();
  $dateChange.set({ state: 'checking' });
  const checked = await look(stay);
  return signal.aborted ? undefined : checked;
}

/** Asks the guest at once about a new day of arrival. */
export function proposeCheckIn(stay: Pick<Stay, 'checkIn'> & Partial<Stay>): void {
  latest.end();
  $dateChange.set({ state: 'asked', stay, checked: false });
}

/**
 * Proposes a whole stay, and a party for "Move my booking": the rooms of the cart are checked before the guest is
 * asked.
 */
export async function proposeStay(stay: Stay, party?: Party): Promise<void> {
  const checked = await check(stay);
  if (!checked) return;
  const { rooms, total } = checked;
  $dateChange.set(
    rooms.length > 0
      ? { state: 'unavailable', stay, rooms, party }
      : { state: 'asked', stay, checked: true, party, total },
  );
}

/** Moves the cart, which then gets another quote. */
async function redate(stay: Stay, without: readonly Unsellable[] = [], party?: Party): Promise<void> {
  $dateChange.set(NO_CHANGE);
  void keepQuoted();
  if (party) setCartParty(party);
  const ids = without.map(({ id }) => id);
  await redateCart(stay, ids);
}

/** Leaves the dates as they were. */
export function cancelDateChange(): void {
  latest.end();
  $dateChange.set(NO_CHANGE);
}

/**
 * Carries out the change that the guest was asked about. Returns the agreed dates if the cart does not have them:
 * because a check-out is still to be chosen, or because its last room was taken.
 */
export async function confirmDateChange(): Promise<{ checkIn: string; checkOut?: string } | undefined> {
  const change = $dateChange.get();
  if (change.state === 'unavailable') {
    await redate(change.stay, change.rooms, change.party);
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
  await redate({ checkIn, checkOut }, [], change.party);
  return undefined;
}

/** Checks a new arrival, and names the rooms that are taken then before anything changes. */
async function agree(stay: Stay): Promise<void> {
  const checked = await check(stay);
  if (!checked) return;
  if (checked.rooms.length > 0) $dateChange.set({ state: 'unavailable', stay, rooms: checked.rooms });
  else await redate(stay);
}
