/** Amenities by what their names contain; each has a drawing in public/illustrations/facts.svg. */
const ICONS: readonly (readonly [name: string, RegExp])[] = [
  ['wifi', /wi-?fi|internet/i],
  ['bath', /bath|shower|geyser|toilet/i],
  ['balcony', /balcony|verandah/i],
  ['ac', /^air|^ac\b/i],
  ['fan', /fan|non-ac/i],
  ['kettle', /kettle|tea|coffee/i],
  ['tv', /tv|television/i],
  ['parking', /parking/i],
  ['terrace', /terrace|roof/i],
  ['kitchen', /kitchen|cook/i],
  ['power', /inverter|power|generator/i],
  ['garden', /garden|courtyard|lawn/i],
  ['food', /food|meal|breakfast|dining/i],
  ['bed', /bed|cot/i],
];

/** The icon of an amenity in the host's words; a tick for any other. */
export const iconOf = (amenity: string): string =>
  ICONS.find(([, words]) => words.test(amenity))?.[0] ?? 'tick';
