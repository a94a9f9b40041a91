import { getEntry } from 'astro:content';
import { mapLink } from '#domain/rooms/map-link.ts';
import { descriptionOf, shortNameOf, TAGLINE, UNNAMED } from '#messages/site/site-description.ts';
import { readClosedPages } from '#site/opening.ts';
import { listedRooms } from './built-rooms.ts';

/**
 * Returns what every page shows: content/site.yaml, and what follows from it and from the first homestay. What the host
 * has not told is undefined, an empty text or an empty list.
 */
export async function siteWords() {
  const site = await getEntry('site', 'site');
  if (!site) throw new Error('content/site.yaml is missing.');
  const [first] = await listedRooms;
  const words = site.data;
  const name = words.name ?? first?.homestay_name ?? UNNAMED;
  const place = first?.property_map_location;
  const location = words.location ?? (place ? { latitude: place.lat, longitude: place.lng } : undefined);
  const { address } = words;
  return {
    ...words,
    name,
    shortName: words.shortName ?? shortNameOf(name),
    tagline: words.tagline ?? TAGLINE,
    description: words.description ?? descriptionOf(name, address?.city),
    /** Lines, from the street to the country. */
    addressLines: address
      ? [address.street, `${address.city}, ${address.state} ${address.postalCode}`, address.country]
      : [first?.property_address ?? ''].filter(Boolean),
    location,
    mapLink:
      words.mapLink ?? (location && mapLink({ lat: location.latitude, lng: location.longitude })) ?? '',
  };
}

/** Returns whether a page says only "Opening soon" in this build. */
export function isClosed(path: string): boolean {
  const isPageClosed = readClosedPages(process.env);
  return isPageClosed(path);
}
