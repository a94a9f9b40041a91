interface Amenity {
  name: string;
  available: boolean;
}

/** Returns the list with an amenity that is there or is not; undefined takes it off the list. */
export function withAmenity(
  amenities: readonly Amenity[],
  name: string,
  available: boolean | undefined,
): Amenity[] {
  const known = amenities.some((one) => one.name === name);
  if (available === undefined) return amenities.filter((one) => one.name !== name);
  if (!known) return [...amenities, { name, available }];
  return amenities.map((one) => (one.name === name ? { name, available } : one));
}
