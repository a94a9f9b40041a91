/** Amenities by what their names contain; each has a drawing in public/illustrations/facts.svg. */
const ICONS: readonly (readonly [name: string, RegExp])[] = [
  ['wifi', /\b(wi-?fi|internet)\b/i],
  ['bath', /\b(bath|shower|geyser|toilet)/i],
  ['balcony', /\b(balcony|verandah)\b/i],
  ['ac', /^(air|ac)\b/i],
  ['fan', /\b(fans?|non-ac)\b/i],
  ['kettle', /\b(kettle|tea|coffee)\b/i],
  ['tv', /\b(tv|television)\b/i],
  ['parking', /\bparking\b/i],
  ['terrace', /\b(terrace|roof)/i],
  ['kitchen', /\b(kitchen|cook)/i],
  ['power', /\b(inverter|power|generator)\b/i],
  ['garden', /\b(garden|courtyard|lawn)\b/i],
  ['food', /\b(food|meals?|breakfast|dining)\b/i],
  ['bed', /\b(beds?|cots?)\b/i],
];

/** The icon of an amenity in the host's words; a tick for any other. */
export const iconOf = (amenity: string): string =>
  ICONS.find(([, words]) => words.test(amenity))?.[0] ?? 'tick';
