import styles from 'leaflet/dist/leaflet.css?url';

/** Loads Leaflet's styles before the map is drawn. */
export function loadMapStyles(): Promise<void> {
  if (document.querySelector(`link[href="${styles}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    // Without styles the map looks wrong, but the address is there.
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}
