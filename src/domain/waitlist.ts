import { addDays, instantInIndia, todayInIndia } from './calendar.ts';
import { roomsNeeded } from './capacity.ts';
import { HOUR } from './duration.ts';
import { cheapestRooms, type RoomOffer } from './room-allocation.ts';
import { type Party, totalGuests } from './stay.ts';

/** How long what came free is held for the first in line. */
export const OFFER_HOURS = 2;

/** Nobody reads a mail at night: an offer that would end between these hours in Puri ends in the morning. */
const NIGHT = 22;
const MORNING = 9;

/** When an offer made now ends. One for tonight is not kept until the night is over. */
export function offerEnds(now: Date, checkIn: string): Date {
  const end = new Date(now.getTime() + OFFER_HOURS * HOUR);
  const day = todayInIndia(end);
  const [early, late] = [instantInIndia(day, MORNING), instantInIndia(day, NIGHT)];
  if (end >= early && end <= late) return end;
  const morning = end > late ? instantInIndia(addDays(day, 1), MORNING) : early;
  return todayInIndia(morning) > checkIn ? end : morning;
}

/** Who proves their mailbox within a day of joining keeps their turn. */
export const KEEPS_TURN_HOURS = 24;

/** Who has left so many offers unused in a row is offered nothing more until they say that they still wait. */
export const UNUSED_OFFERS = 2;

/** A night of a room is held for so many in 24 hours. After that it is for anybody who books. */
export const OFFERS_A_NIGHT = 3;

/** No line is kept for stays that begin later: their rates are years from being opened. */
export const MAX_WAIT_DAYS = 730;

/**
 * Waiting in line; rooms are held; they were booked; the offer ran out; the stay has begun; or the guest has left the list.
 * An offer that has run out is over at its instant, as a hold is.
 */
export const WAITLIST_STATES = ['waiting', 'offered', 'booked', 'lapsed', 'passed', 'left'] as const;
export type WaitlistState = (typeof WAITLIST_STATES)[number];

/** As the guest sees it: whose mailbox is not proven yet, and who is asked whether they still wait, are offered nothing. */
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
  /** The room that is waited for; null while any will do. */
  roomId: number | null;
}

/** True when the rooms there are could take the party, were they all free. */
export function canWait(rooms: readonly RoomOffer[], waiter: WaitlistRequest): boolean {
  return waiter.adults > 0 && roomsForEntry(rooms, waiter) !== undefined;
}

/**
 * The rooms for who waits, all of one homestay, all or none: the one that was asked for, or the cheapest that sleeps the
 * party; for a party that no single room takes, the cheapest that together do, the one that was asked for among them.
 */
export function roomsForEntry<Room extends RoomOffer>(
  free: readonly Room[],
  waiter: WaitlistRequest,
): readonly Room[] | undefined {
  const { roomId } = waiter;
  const asked = free.filter(({ id }) => id === roomId);
  if (roomId !== null && asked.length === 0) return undefined;
  if (roomsNeeded(waiter) === 1) {
    if (roomId !== null) return asked;
    const [cheapest] = free
      .filter(({ capacity }) => capacity >= totalGuests(waiter))
      .sort((one, other) => one.final_price - other.final_price || one.id - other.id);
    if (cheapest) return [cheapest];
  }
  return cheapestRooms(
    free,
    waiter,
    asked.map(({ id }) => id),
  );
}
