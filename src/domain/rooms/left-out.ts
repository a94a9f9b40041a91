import { homestaysThatFit } from '#domain/party/capacity.ts';

/**
 * Why a search does not show a room. A room without a rate, or for which the stay is too short or too long, is shown
 * with that reason in place of its price.
 */
export type LeftOut = 'taken' | 'party_too_large';

interface FoundRoom {
  homestayId: number;
  /** True if somebody else has a night of the stay. */
  taken: boolean;
  /** The room has a price for the stay. */
  sellable: boolean;
}

/** Returns for each room of a search why it is left out; undefined for a room that is shown. */
export function whyLeftOut(rooms: readonly FoundRoom[], guests: number): (LeftOut | undefined)[] {
  const free = rooms.filter(({ taken }) => !taken);
  const fitting = homestaysThatFit(free, guests);
  // If nothing can be sold at all, the rooms are still shown, with the reason in place of the price.
  const sold = new Set(free.filter(({ sellable }) => sellable).map(({ homestayId }) => homestayId));
  return rooms.map(({ homestayId, taken }) => {
    if (taken) return 'taken';
    return fitting.has(homestayId) || !sold.has(homestayId) ? undefined : 'party_too_large';
  });
}
