import type { Stay } from '#domain/dates/stay.ts';
import { say } from '#server/language/say.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { listHolders } from '#server/reservations/holds/holder-queries.ts';
import { type PricedRoom, priceRooms } from '#server/rooms/price.ts';
import { type ListedRoom, listLengthRules, listRooms, type RoomNight } from '#server/rooms/queries.ts';
import type { SoldRoom } from './queries.ts';
import { findTogether, sellFreeRooms } from './sell.ts';

/** Nights. No stay may be longer. */
const LONGEST = 365;

/** Returns the rooms if all belong to one homestay of this host, else `not_found`. */
export async function findForHost(tx: Tx, ids: readonly number[], propertyIds: readonly number[]) {
  const rooms = await listRooms(tx, ids);
  const isKnown =
    rooms.length === ids.length && rooms.every(({ property_id }) => propertyIds.includes(property_id));
  return isKnown ? findTogether(tx, ids) : refuse('not_found');
}

interface HostSale {
  stay: Stay;
  /** The nights are locked. */
  nights: readonly RoomNight[];
  now: Date;
  /** The id of the booking that is moved. */
  own?: number;
}

/**
 * Sells locked rooms at the calendar's prices. A host may sell a shorter stay than the minimum, and a longer one than
 * guests may book online. A refusal says who has the rooms.
 */
export async function sellForHost(
  tx: Tx,
  rooms: readonly ListedRoom[],
  { stay, nights, now, own }: HostSale,
): Promise<SoldRoom[] | Refusal> {
  const priced = priceRooms(
    rooms.map((room) => ({ ...room, maxStay: LONGEST })),
    stay,
    nights.map((night) => ({ ...night, minimumStay: 1 })),
    await listLengthRules(tx),
  );
  const sold = sellFreeRooms(priced);
  if (!(sold instanceof Refusal)) return sold;
  const blocked = priced.find(isBlocked)?.room;
  if (blocked && sold.code === 'rates_not_open')
    return refuse(sold.code, sold.details, say().hostBooking.roomBlocked(blocked.name));
  if (sold.code !== 'room_taken') return sold;
  const holders = await listHolders(tx, sold.details.rooms ?? [], stay, { now, own });
  return refuse('room_taken', sold.details, say().hostBooking.roomsTakenBy(holders));
}

function isBlocked({ quote }: PricedRoom): boolean {
  return !quote.sellable && quote.refusal.type === 'rates_not_open' && quote.refusal.closed;
}
