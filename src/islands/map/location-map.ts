import { MAP_LABEL, MAP_SEARCH } from '#messages/map.ts';
import type { MapPanel } from './map-panel.ts';
import './location-map.css';

/**
 * `<location-map latitude="19.8" longitude="85.8" name="…">`: a map with address search, for Astro pages and
 * React. Its content (address, link to a map) stays; the map is loaded when it comes into view. `rings="5 10"` draws how far one walks
 * in so many minutes.
 */
class LocationMap extends HTMLElement {
  #panel: Promise<MapPanel> | undefined;

  connectedCallback(): void {
    if (this.querySelector('form')) return;
    this.insertAdjacentHTML(
      'afterbegin',
      `<form role="search"><input type="search" name="address" aria-label="${MAP_LABEL}" placeholder="${MAP_LABEL}" autocomplete="off" required><button class="button">${MAP_SEARCH}</button></form><ul role="list"></ul><div class="canvas"></div><p role="status"></p>`,
    );
    this.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#use('search');
    });
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void this.#use('open');
    });
    observer.observe(this);
  }

  async #use(what: keyof MapPanel): Promise<void> {
    this.#panel ??= import('./map-panel.ts').then((panel) => panel.createPanel(this));
    await (await this.#panel)[what]();
  }
}

customElements.define('location-map', LocationMap);
