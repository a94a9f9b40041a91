import { roomsForEntry } from '#domain/booking/waitlist.ts';
import type { PricedRoom } from '#server/rooms/price.ts';
import type { WaitlistEntryRow } from './schema.ts';

/** Returns the free rooms that would be held for an entry; undefined when there are too few. */
export function suitableRooms(
  priced: readonly PricedRoom[],
  { adults, children, room_id }: Pick<WaitlistEntryRow, 'adults' | 'children' | 'room_id'>,
): readonly number[] | undefined {
  const free = priced.flatMap(({ room, quote, taken }) => {
    if (taken || !quote.sellable) return [];
    const { id, property_id, capacity } = room;
    return [{ id, property_id, capacity, final_price: quote.price.finalPrice }];
  });
  return roomsForEntry(free, { adults, children, roomId: room_id })?.map(({ id }) => id);
}
