import { atom, computed, onMount } from 'nanostores';
import type { Stay } from '#domain/dates/stay.ts';
import { type PartyFit, partyFit } from '#domain/party/capacity.ts';
import { bookable, type FoundRoom } from '#domain/rooms/room.ts';
import { createTimer } from '#stores/browser/timer.ts';
import { findRooms } from '#stores/rooms/availability.ts';
import { findRoom } from '#stores/rooms/room-detail.ts';
import { $change, requestChange } from './change-booking.ts';
import { $myBooking } from './my-booking.ts';

export type FreeRooms =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; rooms: readonly FoundRoom[] };

export const LOADING_ROOMS: FreeRooms = { state: 'loading' };
export const $freeRooms = atom<FreeRooms>(LOADING_ROOMS);

export interface RoomChoice {
  id: number;
  name: string;
  isBooked: boolean;
  isRequested: boolean;
  /** The room as the search found it; undefined if it is taken. */
  free: FoundRoom | undefined;
  /** How many guests the room sleeps, if that is known. */
  capacity: number | undefined;
}

/** Milliseconds that the page waits for further changes before it requests the rooms. */
const PAUSE = 250;
const timer = createTimer();
/** The rooms that were offered so far. A chosen one keeps its name on dates on which it is not free. */
const seen = new Map<number, Pick<FoundRoom, 'name' | 'capacity'>>();

/** While the store is listened to, the rooms are those of the requested dates. */
onMount($freeRooms, () => {
  let asked = '';
  const stop = $change.subscribe(() => {
    const stay = requestedStay();
    const key = stay ? Object.values(stay).join(' ') : '';
    if (key === asked) return;
    const isFirst = asked === '';
    asked = key;
    $freeRooms.set(LOADING_ROOMS);
    timer.stop();
    if (stay) timer.start(() => void lookForRooms(), isFirst ? 0 : PAUSE);
  });
  return () => {
    stop();
    timer.stop();
  };
});

function requestedStay() {
  const change = $change.get();
  if (change.state === 'closed' || !change.requested || change.homestay === undefined) return undefined;
  const { homestay, requested } = change;
  return { homestay, checkIn: requested.check_in, checkOut: requested.check_out };
}

export async function lookForRooms(): Promise<void> {
  const stay = requestedStay();
  if (!stay) return;
  const { homestay, ...dates } = stay;
  const isMine = () => JSON.stringify(requestedStay()) === JSON.stringify(stay);
  $freeRooms.set(LOADING_ROOMS);
  try {
    const found = await findRooms({ ...dates, guests: 1 });
    const rooms = found.filter((room) => room.property_id === homestay && bookable(room, false) === 'yes');
    for (const { id, name, capacity } of rooms) seen.set(id, { name, capacity });
    await learnBooked(dates);
    if (isMine()) $freeRooms.set({ state: 'ready', rooms });
  } catch (error) {
    console.error('The other rooms could not be looked up', error);
    if (isMine()) $freeRooms.set({ state: 'failed' });
  }
}

/** Asks once how many guests the booking's own rooms sleep, because on its dates they are taken. */
async function learnBooked(dates: Stay): Promise<void> {
  const found = $myBooking.get();
  if (found.state !== 'ready') return;
  const unknown = found.reservation.rooms.filter(({ id }) => !seen.has(id));
  try {
    const rooms = await Promise.all(unknown.map(({ id }) => findRoom({ id, ...dates })));
    for (const { id, name, capacity } of rooms) seen.set(id, { name, capacity });
  } catch (error) {
    console.error('How many the booked rooms sleep is not known', error);
  }
}

/** The booked rooms come first, then those that are free or were chosen. Their order stays while the guest chooses. */
export const $roomChoices = computed([$change, $freeRooms, $myBooking], (change, free, found) => {
  if (change.state === 'closed' || !change.requested || found.state !== 'ready') return [];
  const { requested } = change;
  const booked = new Map(found.reservation.rooms.map(({ id, name }) => [id, name]));
  const rooms = free.state === 'ready' ? free.rooms : [];
  const others = [...requested.rooms, ...rooms.map(({ id }) => id)].sort((one, other) => one - other);
  const ids = new Set([...booked.keys(), ...others]);
  return [...ids].map(
    (id): RoomChoice => ({
      id,
      name: booked.get(id) ?? seen.get(id)?.name ?? `Room ${id}`,
      isBooked: booked.has(id),
      isRequested: requested.rooms.includes(id),
      free: rooms.find((room) => room.id === id),
      capacity: seen.get(id)?.capacity,
    }),
  );
});

/** Says whether the requested rooms suit the requested party; undefined while a room's beds are not known. */
export const $changeFit = computed([$change, $roomChoices], (change, choices): PartyFit | undefined => {
  if (change.state === 'closed' || !change.requested) return undefined;
  const rooms = choices
    .filter(({ isRequested }) => isRequested)
    .map(({ capacity }) => ({ capacity: capacity ?? 0 }));
  if (rooms.length === 0 || rooms.some(({ capacity }) => capacity === 0)) return undefined;
  return partyFit(change.requested, rooms, change.requested.extra_beds);
});

/** Adds a room or removes it; the last one stays. */
export function requestRoom(id: number, isRequested: boolean): void {
  const change = $change.get();
  if (change.state === 'closed' || !change.requested) return;
  const others = change.requested.rooms.filter((room) => room !== id);
  const rooms = isRequested ? [...others, id].sort((one, other) => one - other) : others;
  if (rooms.length > 0) requestChange({ rooms });
}
