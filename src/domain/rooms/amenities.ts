import { AIR_CONDITIONER } from './room.ts';

export type Highlight = 'bath' | 'balcony' | 'wifi';

/** The amenities that guests ask for first, each with the host's name for it. */
export type Highlights = readonly (readonly [kind: Highlight, name: string])[];

const HIGHLIGHTS: readonly (readonly [Highlight, RegExp])[] = [
  ['bath', /bath/i],
  ['balcony', /balcony/i],
  ['wifi', /wi-?fi/i],
];

/** Returns the highlights in amenities and photo tags, because often only a photo's tag names a balcony. */
export function highlightsOf(amenities: readonly string[], tags: readonly string[]): Highlights {
  return HIGHLIGHTS.flatMap(([kind, words]) => {
    const names = kind === 'balcony' ? [...amenities, ...tags] : amenities;
    const name = names.find((one) => words.test(one));
    return name ? [[kind, name] as const] : [];
  });
}

interface RoomAmenities {
  amenities: readonly string[];
  property_amenities: readonly string[];
  highlights: Highlights;
}

/** Returns the amenities that are not in the facts or highlights, each once: the room's own, and its homestay's. */
export function otherAmenities({ amenities, property_amenities, highlights }: RoomAmenities) {
  const named = new Set([AIR_CONDITIONER, ...highlights.map(([, name]) => name)]);
  return {
    room: amenities.filter((name) => !named.has(name)),
    homestay: property_amenities.filter((name) => !amenities.includes(name)),
  };
}
