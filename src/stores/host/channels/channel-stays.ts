import { call } from '#client/call.ts';
import { listHostBookings } from '#contract/host/bookings.ts';
import type { ChannelFeed } from '#contract/host/channels.ts';
import { addDays, countNights } from '#domain/dates/calendar.ts';
import { MAX_DAYS_AHEAD } from '#domain/rates/host-calendar.ts';
import { today } from '#stores/browser/today.ts';

export interface ChannelStays {
  stays: readonly { id: number; checkIn: string; checkOut: string }[];
  nights: number;
}

/**
 * Returns the coming stays that a calendar has brought into its room, by check-in, and the number of their nights.
 */
export async function staysOf({ name, room_id }: ChannelFeed): Promise<ChannelStays> {
  const query = {
    source: 'channel',
    query: name,
    from: today(),
    to: addDays(today(), MAX_DAYS_AHEAD),
  } as const;
  const { bookings } = await call(listHostBookings, { query });
  const stays = bookings
    .filter(
      ({ guest_name, rooms, status }) =>
        guest_name === name && status === 'confirmed' && rooms.some(({ id }) => id === room_id),
    )
    .map(({ id, check_in, check_out }) => ({ id, checkIn: check_in, checkOut: check_out }))
    .toSorted((a, b) => a.checkIn.localeCompare(b.checkIn));
  return {
    stays,
    nights: stays.reduce((sum, { checkIn, checkOut }) => sum + countNights(checkIn, checkOut), 0),
  };
}
