import { MAP_LABEL, MAP_SEARCH } from '#messages/rooms/map.ts';
import type { MapPanel } from './map-panel.ts';
import './location-map.css';

/**
 * `<location-map latitude="19.8" longitude="85.8" name="…">` shows a map with address search, for Astro pages and
 * React. Its content (address, link to a map) stays; the map is loaded when it comes into view. `rings="300 600"` draws
 * circles with these radii, in metres.
 */
class LocationMap extends HTMLElement {
  #panel: Promise<MapPanel> | undefined;

  readonly #observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    this.#observer.disconnect();
    void this.#use('open');
  });

  connectedCallback(): void {
    if (!this.querySelector('form')) this.#addControls();
    this.#observer.observe(this);
  }

  disconnectedCallback(): void {
    this.#observer.disconnect();
    void this.#panel?.then((panel) => panel.close());
  }

  #addControls(): void {
    this.insertAdjacentHTML(
      'afterbegin',
      `<form role="search"><input type="search" name="address" aria-label="${MAP_LABEL}" placeholder="${MAP_LABEL}" autocomplete="off" required><button class="button">${MAP_SEARCH}</button></form><ul role="list"></ul><div class="canvas"></div><p role="status"></p>`,
    );
    this.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#use('search');
    });
  }

  async #use(what: 'open' | 'search'): Promise<void> {
    this.#panel ??= import('./map-panel.ts').then((panel) => panel.createPanel(this));
    await (await this.#panel)[what]();
  }
}

customElements.define('location-map', LocationMap);
