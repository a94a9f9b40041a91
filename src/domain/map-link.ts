interface Place {
  lat: number;
  lng: number;
}

/** A map with a marker at a place, on the map service whose tiles the site shows. */
export function mapLink({ lat, lng }: Place): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
}

/** The Jagannath Temple, by which everybody in Puri tells the way. */
const TEMPLE: Place = { lat: 19.8048, lng: 85.8179 };
/** Kilometres a degree of latitude, and one of longitude in Puri: so near the town the earth is flat. */
const KM = { lat: 110.7, lng: 104.8 };

/** Kilometres from a place in or near Puri to the temple, as the crow flies. */
export function kmToTemple({ lat, lng }: Place): number {
  return Math.hypot((lat - TEMPLE.lat) * KM.lat, (lng - TEMPLE.lng) * KM.lng);
}
