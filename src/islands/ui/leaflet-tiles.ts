import { type Map as LeafletMap, tileLayer } from 'leaflet';
import { mapTiles } from '#stores/search/places.ts';

const NEAREST_ZOOM = 19;

/** Adds the tiles to a map. Calls `onFailed` once, when the first tile fails. */
export function addTiles(map: LeafletMap, onFailed: () => void): void {
  tileLayer(mapTiles, {
    maxZoom: NEAREST_ZOOM,
    attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
  })
    .once('tileerror', onFailed)
    .addTo(map);
}
