import { checkCapacity } from './capacity.ts';
import { type Party, totalGuests } from './stay.ts';

/** How long a room that came free is held for the first in line. */
export const OFFER_HOURS = 2;

/**
 * Waiting in line; a room is held; it was booked; the offer ran out; the stay has begun; or the guest has left the list.
 * An offer that has run out is over at its instant, as a hold is.
 */
export const WAITING_STATES = ['waiting', 'offered', 'booked', 'lapsed', 'passed', 'left'] as const;
export type WaitingState = (typeof WAITING_STATES)[number];

export function waitingStateAt(
  entry: { state: WaitingState; offer_until: Date | null },
  now: Date,
): WaitingState {
  const isOver = entry.state === 'offered' && entry.offer_until !== null && entry.offer_until <= now;
  return isOver ? 'lapsed' : entry.state;
}

/** A place on the list is for one room: larger parties ask for each room on its own. */
export function canWait(party: Party, capacities: readonly number[]): boolean {
  return !checkCapacity(party, 1) && capacities.some((capacity) => capacity >= totalGuests(party));
}

interface FreeRoom {
  id: number;
  capacity: number;
  /** Rupees for the whole stay. */
  finalPrice: number;
}

/** The room for who waits: the one that was asked for, else the cheapest that sleeps the party. */
export function roomForParty<Room extends FreeRoom>(
  free: readonly Room[],
  wanted: Party & { roomId: number | null },
): Room | undefined {
  if (wanted.roomId !== null) return free.find(({ id }) => id === wanted.roomId);
  return free
    .filter(({ capacity }) => capacity >= totalGuests(wanted))
    .sort((one, other) => one.finalPrice - other.finalPrice || one.id - other.id)[0];
}
