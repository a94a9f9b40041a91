const PAIR = /(-?\d{1,3}(?:\.\d+)?)\s*°?\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*°?/;
const WHOLE_PAIR = new RegExp(`^\\s*${PAIR.source}\\s*$`);
/**
 * The address of a map has the position after `@`, `q=`, `ll=` or `query=`, or in OpenStreetMap's own two parameters.
 */
const IN_ADDRESS = /(?:@|[?&](?:q|ll|query)=)(-?\d{1,3}\.\d+)(?:,|%2C)(-?\d{1,3}\.\d+)/i;
const IN_OSM = /mlat=(-?\d{1,3}\.\d+)&mlon=(-?\d{1,3}\.\d+)/;

/** Reads a position as a person pastes it: as two numbers, or as the address of a map. Undefined if there is none. */
export function readPosition(typed: string): { lat: number; lng: number } | undefined {
  const found = WHOLE_PAIR.exec(typed) ?? IN_ADDRESS.exec(typed) ?? IN_OSM.exec(typed);
  if (!found) return undefined;
  const [lat, lng] = [Number(found[1]), Number(found[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}
