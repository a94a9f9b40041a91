import type { CollectionEntry } from 'astro:content';
import type { PropertyTerms } from '#domain/rooms/property.ts';
import { type BuiltRoom, type Photo, photoOf } from '#domain/rooms/room-detail.ts';
import { apiBase, builtRooms, listedRooms } from './built-rooms.ts';
import { writtenFiles } from './written-files.ts';

/** A homestay known to the build, with its rooms and, if there is a file, the host's words. */
export interface BuiltHomestay extends PropertyTerms, Pick<BuiltRoom, 'address' | 'location' | 'rating'> {
  id: number;
  name: string;
  amenities: readonly string[];
  /** The homestay's own photos, or those of its first room. */
  photos: readonly Photo[];
  rooms: readonly BuiltRoom[];
  /** The lowest price of a night, whole rupees; null if no night is open. */
  price: number | null;
  words: CollectionEntry<'homestays'> | undefined;
}

export async function builtHomestays(): Promise<BuiltHomestay[]> {
  const [rooms, listed, words] = await Promise.all([builtRooms(), listedRooms, writtenFiles('homestays')]);
  return [...Map.groupBy(rooms, ({ property_id }) => property_id)].flatMap(([id, rooms]) => {
    const [first] = rooms;
    if (!first) return [];
    const images = listed.find(({ property_id }) => property_id === id)?.property_images ?? [];
    const photos = images.map((image) => photoOf(image.path, image, apiBase));
    const prices = rooms.flatMap(({ price_from }) => price_from ?? []);
    const { homestay_name: name, address, location, times, cancellation, distances, rating } = first;
    return {
      id,
      name,
      address,
      location,
      times,
      cancellation,
      distances,
      rating,
      rooms,
      amenities: first.property_amenities,
      photos: photos.length > 0 ? photos : first.photos,
      price: prices.length > 0 ? Math.min(...prices) : null,
      words: words.find((entry) => entry.id === String(id)),
    };
  });
}
