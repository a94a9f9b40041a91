import { isAdult } from './age.ts';
import type { Traveller } from './traveller.ts';

export type TravellerWithId = Pick<Traveller, 'birth_date' | 'id_kind' | 'id_last4'>;

const hasId = ({ id_kind, id_last4 }: TravellerWithId) => id_kind !== null && Boolean(id_last4);

/** Returns whether every adult's ID is entered: of as many as the booking has adults, and of each who is entered. */
export function areIdsReady(
  travellers: readonly TravellerWithId[],
  { adults, checkIn }: { adults: number; checkIn: string },
): boolean {
  const grown = travellers.filter((traveller) => isAdult(traveller, checkIn));
  return grown.filter(hasId).length >= adults && grown.every(hasId);
}

/** Returns whether every adult's ID is entered and was seen. */
export function areIdsSeen(
  travellers: readonly (TravellerWithId & { id_seen: boolean })[],
  party: { adults: number; checkIn: string },
): boolean {
  const grown = travellers.filter((traveller) => isAdult(traveller, party.checkIn));
  return areIdsReady(travellers, party) && grown.every(({ id_seen }) => id_seen);
}
