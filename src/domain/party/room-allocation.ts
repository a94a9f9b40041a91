import { type Party, totalGuests } from '#domain/dates/stay.ts';
import { type PartyFit, partyFit, roomsNeeded } from './capacity.ts';

export interface AllocatableRoom {
  id: number;
  property_id: number;
  capacity: number;
  /** Rupees for the whole stay. */
  final_price: number;
}

/** Returns whether these rooms of one homestay may take the party, and have enough beds. */
export function takesParty(rooms: readonly AllocatableRoom[], party: Party): boolean {
  return (
    rooms.length >= roomsNeeded(party) &&
    rooms.reduce((beds, room) => beds + room.capacity, 0) >= totalGuests(party) &&
    new Set(rooms.map((room) => room.property_id)).size === 1
  );
}

interface Choice<Room> {
  price: number;
  rooms: readonly Room[];
}

/**
 * Returns the cheapest rooms of one homestay that take the party, or undefined; of equal prices, fewer rooms. `chosen`
 * rooms (in the cart) are always part. Each state is rooms and beds so far, counted up to the need: 40 rooms and 40
 * guests are 10,000 steps, not 2^40 sets.
 */
export function cheapestRooms<Room extends AllocatableRoom>(
  rooms: readonly Room[],
  party: Party,
  chosen: readonly number[] = [],
): readonly Room[] | undefined {
  const fixed = rooms.filter((room) => chosen.includes(room.id));
  const [first] = fixed;
  const homestays = new Set(first ? [first.property_id] : rooms.map((room) => room.property_id));
  if (fixed.some((room) => room.property_id !== first?.property_id)) return undefined;
  let best: Choice<Room> | undefined;
  for (const homestay of homestays) {
    const free = rooms.filter((room) => room.property_id === homestay && !chosen.includes(room.id));
    const found = cheapestOfHomestay(free, party, fixed);
    if (found && (!best || isBetter(found, best))) best = found;
  }
  return best?.rooms;
}

/** Returns what those rooms cost for the stay, in rupees; undefined where no set of rooms takes the party. */
export function leastPrice(rooms: readonly AllocatableRoom[], party: Party): number | undefined {
  return cheapestRooms(rooms, party)?.reduce((sum, room) => sum + room.final_price, 0);
}

/**
 * Returns whether the party's least price is that of several rooms, or no room takes the party even with an extra bed:
 * no card shows that price, so the rooms must be suggested.
 */
export function needsSuggestion(rooms: readonly AllocatableRoom[], party: Party): boolean {
  return (
    (cheapestRooms(rooms, party)?.length ?? 0) > 1 ||
    rooms.every((room) => partyFit(party, [room]).fit === 'more-rooms')
  );
}

function isBetter<Room>(one: Choice<Room>, other: Choice<Room>): boolean {
  return one.price < other.price || (one.price === other.price && one.rooms.length < other.rooms.length);
}

function cheapestOfHomestay<Room extends AllocatableRoom>(
  free: readonly Room[],
  party: Party,
  fixed: readonly Room[],
): Choice<Room> | undefined {
  const needed = roomsNeeded(party);
  const guests = totalGuests(party);
  const width = guests + 1;
  const stateOf = (count: number, beds: number) => Math.min(count, needed) * width + Math.min(beds, guests);
  const sum = (pick: (room: Room) => number) => fixed.reduce((total, room) => total + pick(room), 0);

  let choices: (Choice<Room> | undefined)[] = new Array((needed + 1) * width);
  choices[
    stateOf(
      fixed.length,
      sum((room) => room.capacity),
    )
  ] = {
    price: sum((room) => room.final_price),
    rooms: fixed,
  };
  for (const room of free) {
    const next = [...choices];
    choices.forEach((choice, at) => {
      if (!choice) return;
      const state = stateOf(Math.floor(at / width) + 1, (at % width) + room.capacity);
      const candidate = { price: choice.price + room.final_price, rooms: [...choice.rooms, room] };
      const known = next[state];
      if (!known || isBetter(candidate, known)) next[state] = candidate;
    });
    choices = next;
  }
  return choices[stateOf(needed, guests)];
}

/** Whether the chosen rooms suit a party, and which to add. */
export interface PartyRooms<Room> {
  party: Party;
  fit: PartyFit;
  chosen: readonly Room[];
  /** The cheapest rooms to add; undefined if the free rooms are too few. */
  toAdd: readonly Room[] | undefined;
}

/** `rooms` are free and can be sold; `ids` are the chosen ones. */
export function partyRooms<Room extends AllocatableRoom>(
  rooms: readonly Room[],
  party: Party,
  ids: readonly number[],
): PartyRooms<Room> {
  const chosen = rooms.filter(({ id }) => ids.includes(id));
  const toAdd = cheapestRooms(rooms, party, ids)?.filter(({ id }) => !ids.includes(id));
  return { party, fit: partyFit(party, chosen), chosen, toAdd };
}
