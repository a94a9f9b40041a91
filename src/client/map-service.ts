import * as z from 'zod/mini';
import { GEOCODER, MAP_TILES } from '#domain/content/outside-services.ts';
import { connection } from './connection.ts';

/** Returns the address of the map's tiles, with the key in its place. */
export function tilesUrl(): string {
  const url = import.meta.env.PUBLIC_MAP_TILES_URL || MAP_TILES;
  return url.replace('{key}', import.meta.env.PUBLIC_MAP_KEY ?? '');
}

const answer = z.array(
  z.object({ lat: z.coerce.number(), lon: z.coerce.number(), display_name: z.string() }),
);

export interface FoundPlace {
  name: string;
  latitude: number;
  longitude: number;
}

/**
 * Returns at most 5 places with this address, the best first, from a search with Nominatim's interface. Throws if the
 * search can't be reached.
 */
export async function searchAddress(query: string): Promise<FoundPlace[]> {
  const geocoder = (import.meta.env.PUBLIC_GEOCODER_URL || GEOCODER).replace(/\/+$/, '');
  const words = new URLSearchParams({ q: query, format: 'jsonv2', limit: '5' });
  const response = await connection().fetch(`${geocoder}/search?${words}`, {
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`The address search returned ${response.status}`);
  return z
    .parse(answer, await response.json())
    .map(({ lat, lon, display_name }) => ({ name: display_name, latitude: lat, longitude: lon }));
}
