import { Browser, circle, circleMarker, map as createMap, type Map as LeafletMap, latLng } from 'leaflet';
import { LION_GATE } from '#domain/rooms/map-link.ts';
import { addTiles } from '#islands/ui/leaflet.ts';
import { distance, lionGate } from '#messages/site/nearby.ts';

/** This file has 45 KB, so it is loaded when a visitor uses the map. */

/** Spec section 2: default zoom 12, 19 when a location is chosen. */
const DEFAULT_ZOOM = 12;
const CHOSEN_ZOOM = 19;
/** Metres from a homestay within which its map shows the Lion Gate. */
const NEAR_GATE = 3000;

export interface OpenMap {
  /** Moves to a chosen place. */
  choose(latitude: number, longitude: number, name: string): void;
  close(): void;
}

/** Leaflet would read a string as HTML, and an address search returns other people's text. */
function plainText(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}

/** Draws rings around a homestay, and the Lion Gate if it is near. */
function drawRings(map: LeafletMap, latitude: number, longitude: number, rings: readonly number[]): void {
  const door = latLng(latitude, longitude);
  const bounds = door.toBounds(2 * Math.max(...rings));
  for (const radius of rings) {
    const ring = circle(door, { radius, className: 'walking-ring', interactive: false }).addTo(map);
    const south = door.toBounds(2 * radius).getSouth();
    ring.bindTooltip(distance(radius), { permanent: true, direction: 'center' });
    ring.openTooltip([south, longitude]);
  }
  const gate = latLng(LION_GATE.lat, LION_GATE.lng);
  if (gate.distanceTo(door) < NEAR_GATE) {
    const marker = circleMarker(gate, { radius: 8, className: 'gate-marker' }).addTo(map);
    marker.bindTooltip(lionGate, { permanent: true, direction: 'auto', offset: [12, 0] });
    bounds.extend(gate);
  }
  map.fitBounds(bounds, { padding: [16, 16], animate: false });
}

/**
 * Draws the map into an element, with a ring for each radius, in metres. Calls `onTilesFailed` once, when
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
  // The wheel and one finger must scroll the page; two fingers move the map.
  const map = createMap(element, { scrollWheelZoom: false, dragging: !Browser.mobile });
  map.zoomControl.setPosition('bottomleft');
  map.setView([latitude, longitude], DEFAULT_ZOOM);
  addTiles(map, onTilesFailed);
  if (rings.length > 0) drawRings(map, latitude, longitude, rings);
  const marker = circleMarker([latitude, longitude], { radius: 11, className: 'place-marker' }).addTo(map);
  // The name is above the pin, because beside it the name would hide the place.
  marker.bindTooltip(plainText(name), { direction: 'top', offset: [0, -12] });
  return {
    choose(latitude, longitude, name) {
      marker.setLatLng([latitude, longitude]).setTooltipContent(plainText(name));
      map.setView([latitude, longitude], CHOSEN_ZOOM);
    },
    close: () => map.remove(),
  };
}
