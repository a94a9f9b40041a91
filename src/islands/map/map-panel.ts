import { loadMapStyles } from '#islands/ui/leaflet.ts';
import {
  MAP_ADDRESS_WORKS,
  MAP_NOTHING_FOUND,
  MAP_SEARCH_FAILED,
  MAP_SEARCHING,
  MAP_TILES_FAILED,
  mapChosen,
} from '#messages/rooms/map-panel.ts';
import { $places, type FoundPlace, findPlaces } from '#stores/search/places.ts';
import { type OpenMap, openMap } from './leaflet-map.ts';

export interface MapPanel {
  open(): Promise<OpenMap>;
  /** Searches for the typed address and lists the results. */
  search(): Promise<void>;
  /** Removes the map; it can be opened again. */
  close(): void;
}

export function createPanel(host: HTMLElement): MapPanel {
  const find = <T extends Element>(selector: string, kind: new () => T): T => {
    const found = host.querySelector(selector);
    if (!(found instanceof kind)) throw new Error(`The map has no ${selector}`);
    return found;
  };
  const field = find('input', HTMLInputElement);
  const canvas = find('.canvas', HTMLElement);
  const results = find('ul', HTMLElement);
  const status = find('[role="status"]', HTMLElement);
  let map: Promise<OpenMap> | undefined;
  let message = '';
  let tilesFailed = false;

  /** The message about missing tiles stays in front of any other. */
  function showStatus(sentence: string): void {
    message = sentence;
    status.textContent = tilesFailed ? `${message} ${MAP_TILES_FAILED} ${MAP_ADDRESS_WORKS}`.trim() : message;
  }

  async function draw(): Promise<OpenMap> {
    await loadMapStyles();
    canvas.replaceChildren();
    const [latitude, longitude] = ['latitude', 'longitude'].map((name) => Number(host.getAttribute(name)));
    const rings = (host.getAttribute('rings') ?? '').split(' ').filter(Boolean).map(Number);
    return openMap(canvas, latitude ?? 0, longitude ?? 0, host.getAttribute('name') ?? '', rings, () => {
      tilesFailed = true;
      showStatus(message);
    });
  }

  function open(): Promise<OpenMap> {
    map ??= draw();
    return map;
  }

  function close(): void {
    const opened = map;
    map = undefined;
    void opened?.then((last) => last.close());
  }

  async function choose({ latitude, longitude, name }: FoundPlace): Promise<void> {
    results.replaceChildren();
    (await open()).choose(latitude, longitude, name);
    showStatus(mapChosen(name));
  }

  function itemOf(place: FoundPlace): HTMLLIElement {
    const item = document.createElement('li');
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = place.name;
    button.addEventListener('click', () => void choose(place));
    item.append(button);
    return item;
  }

  async function search(): Promise<void> {
    showStatus(MAP_SEARCHING);
    await findPlaces(field.value);
    const answer = $places.get();
    const places = answer.state === 'found' ? answer.places : [];
    if (answer.state === 'failed') showStatus(MAP_SEARCH_FAILED);
    else showStatus(places.length === 0 ? MAP_NOTHING_FOUND : '');
    results.replaceChildren(...places.map(itemOf));
  }

  return { open, search, close };
}
