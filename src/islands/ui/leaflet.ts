import { type Map as LeafletMap, tileLayer } from 'leaflet';
import styles from 'leaflet/dist/leaflet.css?url';
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

/** Loads Leaflet's styles before the map is drawn. */
export function loadMapStyles(): Promise<void> {
  if (document.querySelector(`link[href="${styles}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    // The map looks wrong without styles, but the address is readable.
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}
