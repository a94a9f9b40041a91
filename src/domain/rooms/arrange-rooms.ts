import { type Party, totalGuests } from '#domain/dates/stay.ts';
import { roomsNeeded } from '#domain/party/capacity.ts';
import { meets } from './filter-choices.ts';
import type { ResultsView, Sort } from './results.ts';
import { hasPricingError, type RoomFacts } from './room.ts';

/** Returns the rooms of a view, in its order. Rooms that can't be sold for the dates are last. */
export function arrangeRooms<Room extends RoomFacts>(
  rooms: readonly Room[],
  view: ResultsView,
  party: Party,
): readonly Room[] {
  const shown = rooms.filter(
    (room) =>
      (view.ac === 'any' || room.is_ac === (view.ac === 'ac')) &&
      (view.homestay === undefined || room.property_id === view.homestay) &&
      view.amenities.every((name) => room.amenities.includes(name)) &&
      view.needs.every((need) => meets(room, need)),
  );
  const compare = ORDERS[view.sort];
  return shown.sort(
    (a, b) => Number(hasPricingError(a)) - Number(hasPricingError(b)) || compare(a, b, party) || a.id - b.id,
  );
}

type Compare = (a: RoomFacts, b: RoomFacts, party: Party) => number;

const byPrice: Compare = (a, b) => a.final_price_per_day - b.final_price_per_day;

/** Recommended are the rooms that take and sleep the whole party, then those that need another room beside them. */
const ORDERS: Record<Sort, Compare> = {
  recommended: (a, b, party) =>
    Number(!sleepsParty(a, party)) - Number(!sleepsParty(b, party)) || a.final_price - b.final_price,
  'price-low': byPrice,
  'price-high': (a, b, party) => byPrice(b, a, party),
};

/** Returns whether one room takes the party by the rule of section 5, and has a bed for everybody. */
export function sleepsParty({ capacity }: Pick<RoomFacts, 'capacity'>, party: Party): boolean {
  return roomsNeeded(party) === 1 && capacity >= totalGuests(party);
}
