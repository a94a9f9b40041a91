import { call } from '#client/call.ts';
import { calendarNights, getHostCalendar } from '#contract/host/calendar.ts';
import { addDays } from '#domain/dates/calendar.ts';
import { NOT_LOADED } from '#messages/host/new-booking.ts';
import { createLoader } from '#stores/pattern/loader.ts';

/** A room for the nights of a stay. `price` is the sum of the nights in rupees, before discounts for long stays. */
export interface RoomForStay {
  id: number;
  name: string;
  isFree: boolean;
  /** How many guests it sleeps. */
  capacity: number;
  price: number;
}

const getNights = { ...getHostCalendar, response: calendarNights };

export const { $loaded: $hostRooms, load: loadHostRooms } = createLoader({
  read: async (signal, checkIn: string, checkOut: string) => {
    const query = { from: checkIn, to: addDays(checkOut, -1) };
    const { rooms, nights } = await call(getNights, { query, signal });
    const byRoom = Map.groupBy(nights, ({ room_id }) => room_id);
    const found = rooms.map(({ id, name, capacity }): RoomForStay => {
      const own = byRoom.get(id) ?? [];
      return {
        id,
        name,
        capacity,
        isFree: own.length > 0 && own.every(({ state }) => state === 'open'),
        price: own.reduce((sum, { price, discount }) => sum + price - discount, 0),
      };
    });
    return { rooms: found };
  },
  failed: NOT_LOADED,
});
