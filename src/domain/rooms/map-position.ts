const PAIR = /(-?\d{1,3}(?:\.\d+)?)\s*°?\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*°?/;
const WHOLE_PAIR = new RegExp(`^\\s*${PAIR.source}\\s*$`);
/** In the address of a map: after `@`, `q=`, `ll=` or `query=`, or OpenStreetMap's own two. */
const IN_ADDRESS = /(?:@|[?&](?:q|ll|query)=)(-?\d{1,3}\.\d+)(?:,|%2C)(-?\d{1,3}\.\d+)/i;
const IN_OSM = /mlat=(-?\d{1,3}\.\d+)&mlon=(-?\d{1,3}\.\d+)/;

/** Latitude and longitude as a person pastes them: two numbers, or the address of a map. Undefined if it has none. */
export function readPosition(typed: string): { lat: number; lng: number } | undefined {
  const found = WHOLE_PAIR.exec(typed) ?? IN_ADDRESS.exec(typed) ?? IN_OSM.exec(typed);
  if (!found) return undefined;
  const [lat, lng] = [Number(found[1]), Number(found[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}
