import { map as createMap, DomEvent, divIcon, marker } from 'leaflet';
import { addTiles, loadMapStyles } from '#islands/ui/leaflet.ts';

export interface PlacedHome {
  id: number;
  name: string;
  lat: number;
  lng: number;
}

export interface HomesMap {
  /** Writes the text of each homestay's marker. */
  label(textOf: (home: PlacedHome) => { name: string; price: string; pressed: boolean }): void;
  close(): void;
}

/** Shows streets; a single homestay is not shown larger. */
const NEAREST_ZOOM = 15;

/** Draws the homestays into an element; their markers can be pressed. Calls `onTilesFailed` once. */
export async function openHomesMap(
  element: HTMLElement,
  homes: readonly PlacedHome[],
  onChoose: (home: PlacedHome) => void,
  onTilesFailed: () => void,
): Promise<HomesMap> {
  await loadMapStyles();
  const map = createMap(element, { scrollWheelZoom: false });
  map.fitBounds(
    homes.map(({ lat, lng }) => [lat, lng]),
    { padding: [90, 60], maxZoom: NEAREST_ZOOM },
  );
  addTiles(map, onTilesFailed);
  const markers = homes.map((home) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = home.name;
    button.addEventListener('click', () => onChoose(home));
    DomEvent.disableClickPropagation(button);
    const icon = divIcon({ className: 'home-marker', html: button, iconSize: undefined });
    marker([home.lat, home.lng], { icon, interactive: false, keyboard: false }).addTo(map);
    return { home, button };
  });
  return {
    label(textOf) {
      for (const { home, button } of markers) {
        const { name, price, pressed } = textOf(home);
        const strong = document.createElement('strong');
        strong.textContent = name;
        button.replaceChildren(strong, price);
        button.ariaPressed = String(pressed);
      }
    },
    close: () => map.remove(),
  };
}
