import { atom } from 'nanostores';
import { type FoundPlace, searchAddress, tilesUrl } from '#client/map-service.ts';
import { createLatest } from '#stores/browser/latest.ts';

/** The state of the address search of a map. `failed`: the search could not be reached. */
export type PlaceSearch =
  | { state: 'idle' }
  | { state: 'searching' }
  | { state: 'failed' }
  | { state: 'found'; places: FoundPlace[] };

export type { FoundPlace };

export const $places = atom<PlaceSearch>({ state: 'idle' });

export const mapTiles = tilesUrl();

const latest = createLatest();

/** Looks an address up. An older answer never overwrites a newer one; an empty query clears the list. */
export async function findPlaces(query: string): Promise<void> {
  const signal = latest.begin();
  if (query.trim() === '') return $places.set({ state: 'idle' });
  $places.set({ state: 'searching' });
  try {
    const places = await searchAddress(query.trim());
    if (!signal.aborted) $places.set({ state: 'found', places });
  } catch (error) {
    console.error('The address search failed', error);
    if (!signal.aborted) $places.set({ state: 'failed' });
  }
}
