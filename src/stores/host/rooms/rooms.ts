import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { getHostCalendar } from '#contract/host/calendar.ts';
import { addDays } from '#domain/dates/calendar.ts';
import { createLatest } from '#stores/browser/latest.ts';

/** A room for some nights: free, and for how much by the calendar before discounts for longer stays. */
export interface RoomForStay {
  id: number;
  name: string;
  isFree: boolean;
  price: number;
}

export type RoomsForStay =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; rooms: readonly RoomForStay[] };

export const LOADING_ROOMS: RoomsForStay = { state: 'loading' };
export const $hostRooms = atom<RoomsForStay>(LOADING_ROOMS);
const latest = createLatest();

/** Reads every room for the nights of a stay. */
export async function loadHostRooms(checkIn: string, checkOut: string): Promise<void> {
  const signal = latest.begin();
  try {
    const { rooms, nights } = await call(getHostCalendar, {
      query: { from: checkIn, to: addDays(checkOut, -1) },
      signal,
    });
    if (signal.aborted) return;
    const byRoom = Map.groupBy(nights, ({ room_id }) => room_id);
    const found = rooms.map(({ id, name }) => {
      const own = byRoom.get(id) ?? [];
      return {
        id,
        name,
        isFree: own.length > 0 && own.every(({ state }) => state === 'open'),
        price: own.reduce((sum, { price, discount }) => sum + price - discount, 0),
      };
    });
    $hostRooms.set({ state: 'ready', rooms: found });
  } catch (error) {
    if (signal.aborted) return;
    console.error('The rooms could not be loaded', error);
    $hostRooms.set({ state: 'failed' });
  }
}
