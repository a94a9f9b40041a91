import { addDays, instantInIndia, todayInIndia } from '#domain/dates/calendar.ts';
import { HOUR } from '#domain/dates/duration.ts';
import { type Party, totalGuests } from '#domain/dates/stay.ts';
import { roomsNeeded } from '#domain/party/capacity.ts';
import { type AllocatableRoom, cheapestRooms } from '#domain/party/room-allocation.ts';

/** How long rooms are held for an offer. */
export const OFFER_HOURS = 2;

/** Offers that would end between these hours in India end in the morning, as guests read no e-mail at night. */
const NIGHT = 22;
const MORNING = 9;

/** Returns when an offer made now ends. For a stay tonight it does not wait for the morning. */
export function offerEnds(now: Date, checkIn: string): Date {
  const end = new Date(now.getTime() + OFFER_HOURS * HOUR);
  const day = todayInIndia(end);
  const [early, late] = [instantInIndia(day, MORNING), instantInIndia(day, NIGHT)];
  if (end >= early && end <= late) return end;
  const morning = end > late ? instantInIndia(addDays(day, 1), MORNING) : early;
  return todayInIndia(morning) > checkIn ? end : morning;
}

/** Guests who verify their mailbox within a day of joining keep their position. */
export const KEEPS_TURN_HOURS = 24;

/** After this many unused offers in a row, the entry is paused until the guest confirms it. */
export const UNUSED_OFFERS = 2;

/** Each night of a room is offered at most this often in 24 hours; after that anybody can book it. */
export const OFFERS_A_NIGHT = 3;

/** Stays that begin later have no waitlist: their rates are years from opening. */
export const MAX_WAIT_DAYS = 730;

/**
 * `lapsed`: the offer has expired. `passed`: the stay has begun. `left`: the guest has left the waitlist. An
 * offer expires at its instant, as a hold does.
 */
export const WAITLIST_STATES = ['waiting', 'offered', 'booked', 'lapsed', 'passed', 'left'] as const;
export type WaitlistState = (typeof WAITLIST_STATES)[number];

/** The states that the guest sees. Entries that are `unconfirmed` (mailbox not verified) or `paused` get no offers. */
export const ENTRY_STATES = ['unconfirmed', ...WAITLIST_STATES, 'paused'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

export function entryStateAt(
  entry: Parameters<typeof waitlistStateAt>[0] & { confirmed_at: Date | null; paused_at: Date | null },
  now: Date,
): EntryState {
  const state = waitlistStateAt(entry, now);
  if (state !== 'waiting') return state;
  if (entry.confirmed_at === null) return 'unconfirmed';
  return entry.paused_at === null ? 'waiting' : 'paused';
}

export function waitlistStateAt(
  entry: { state: WaitlistState; offer_until: Date | null },
  now: Date,
): WaitlistState {
  const isOver = entry.state === 'offered' && entry.offer_until !== null && entry.offer_until <= now;
  return isOver ? 'lapsed' : entry.state;
}

interface WaitlistRequest extends Party {
  /** Null if any room will do. */
  roomId: number | null;
}

/** Returns whether the rooms could take the party if all were free. */
export function canWait(rooms: readonly AllocatableRoom[], request: WaitlistRequest): boolean {
  return request.adults > 0 && roomsForEntry(rooms, request) !== undefined;
}

/**
 * Returns the rooms to offer, all of one homestay, all or none: the requested one, or the cheapest that sleeps the
 * party. For a party larger than any room: the cheapest allocation, with the requested room in it.
 */
export function roomsForEntry<Room extends AllocatableRoom>(
  free: readonly Room[],
  request: WaitlistRequest,
): readonly Room[] | undefined {
  const { roomId } = request;
  const requested = free.filter(({ id }) => id === roomId);
  if (roomId !== null && requested.length === 0) return undefined;
  if (roomsNeeded(request) === 1) {
    if (roomId !== null) return requested;
    const [cheapest] = free
      .filter(({ capacity }) => capacity >= totalGuests(request))
      .sort((one, other) => one.final_price - other.final_price || one.id - other.id);
    if (cheapest) return [cheapest];
  }
  return cheapestRooms(
    free,
    request,
    requested.map(({ id }) => id),
  );
}
