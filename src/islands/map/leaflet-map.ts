import { circleMarker, map as createMap, tileLayer } from 'leaflet';
import { mapTiles } from '#stores/search/places.ts';

/** Loaded when a visitor uses the map: 45 KB. */

/** Spec section 2: default zoom 12, 19 when a location is chosen. */
const DEFAULT_ZOOM = 12;
const CHOSEN_ZOOM = 19;

export interface OpenMap {
  /** Moves to a chosen place. */
  choose(latitude: number, longitude: number, name: string): void;
}

/** Draws the map into an element. Calls `onTilesFailed` once, when the first tile fails. */
export function openMap(
  element: HTMLElement,
  latitude: number,
  longitude: number,
  name: string,
  onTilesFailed: () => void,
): OpenMap {
  const map = createMap(element).setView([latitude, longitude], DEFAULT_ZOOM);
  tileLayer(mapTiles, {
    maxZoom: CHOSEN_ZOOM,
    attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
  })
    .once('tileerror', onTilesFailed)
    .addTo(map);
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
