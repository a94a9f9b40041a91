interface Place {
  lat: number;
  lng: number;
}

/** Returns a map with a marker, on the service whose tiles the site shows. */
export function mapLink({ lat, lng }: Place): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
}

const TEMPLE: Place = { lat: 19.8048, lng: 85.8179 };
/** Pilgrims enter the temple by its east gate. */
export const LION_GATE: Place = { lat: 19.8048, lng: 85.8189 };
/** Kilometres per degree of latitude and of longitude in Puri; this is precise enough near the town. */
const KM = { lat: 110.7, lng: 104.8 };

/** Returns the kilometres in a straight line from a place in or near Puri to the temple. */
export function kmToTemple({ lat, lng }: Place): number {
  return Math.hypot((lat - TEMPLE.lat) * KM.lat, (lng - TEMPLE.lng) * KM.lng);
}
