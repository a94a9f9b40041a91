import { circle, circleMarker, map as createMap, type Map as LeafletMap, latLng, tileLayer } from 'leaflet';
import { LION_GATE } from '#domain/map-link.ts';
import { walkingMetres } from '#domain/property.ts';
import { LION_GATE_NAME, minutesOnFoot } from '#messages/map-panel.ts';
import { mapTiles } from '#stores/search/places.ts';

/** Loaded when a visitor uses the map: 45 KB. */

/** Spec section 2: default zoom 12, 19 when a location is chosen. */
const DEFAULT_ZOOM = 12;
const CHOSEN_ZOOM = 19;
/** Metres from a homestay within which its map shows the Lion Gate. */
const NEAR_GATE = 3000;

export interface OpenMap {
  /** Moves to a chosen place. */
  choose(latitude: number, longitude: number, name: string): void;
}

/** Rings around a homestay, and the Lion Gate if it is near. */
function drawRings(map: LeafletMap, latitude: number, longitude: number, rings: readonly number[]): void {
  const door = latLng(latitude, longitude);
  const bounds = door.toBounds(2 * walkingMetres(Math.max(...rings)));
  for (const minutes of rings) {
    const radius = walkingMetres(minutes);
    const ring = circle(door, { radius, className: 'walking-ring', interactive: false }).addTo(map);
    const south = door.toBounds(2 * radius).getSouth();
    ring.bindTooltip(minutesOnFoot(minutes), { permanent: true, direction: 'center' });
    ring.openTooltip([south, longitude]);
  }
  const gate = latLng(LION_GATE.lat, LION_GATE.lng);
  if (gate.distanceTo(door) < NEAR_GATE) {
    const marker = circleMarker(gate, { radius: 8, className: 'gate-marker' }).addTo(map);
    marker.bindTooltip(LION_GATE_NAME, { permanent: true, direction: 'left', offset: [-8, -8] });
    bounds.extend(gate);
  }
  map.fitBounds(bounds, { padding: [16, 16] });
}

/**
 * Draws the map into an element, with a ring for each of some minutes on foot. Calls `onTilesFailed` once, when
 * the first tile fails.
 */
export function openMap(
  element: HTMLElement,
  latitude: number,
  longitude: number,
  name: string,
  rings: readonly number[],
  onTilesFailed: () => void,
): OpenMap {
  const map = createMap(element).setView([latitude, longitude], DEFAULT_ZOOM);
  tileLayer(mapTiles, {
    maxZoom: CHOSEN_ZOOM,
    attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
  })
    .once('tileerror', onTilesFailed)
    .addTo(map);
  if (rings.length > 0) drawRings(map, latitude, longitude, rings);
  const marker = circleMarker([latitude, longitude], { radius: 11, className: 'place-marker' }).addTo(map);
  // Above the pin, as beside it the name would hide the place.
  marker.bindTooltip(name, { direction: 'top', offset: [0, -12] });
  return {
    choose(latitude, longitude, name) {
      marker.setLatLng([latitude, longitude]).setTooltipContent(name);
      map.setView([latitude, longitude], CHOSEN_ZOOM);
    },
  };
}
