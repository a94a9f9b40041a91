/**
 * The parts of a browser that stores need: window events, an address bar and a history. Import it before the stores.
 * `setup.ts` provides the storage.
 */
import { setMaxListeners } from 'node:events';

const events = new EventTarget();
setMaxListeners(0, events);

// A lock of Node is one of the whole process: a test that ends while it holds one would stop other files.
Object.defineProperty(globalThis, 'navigator', {
  configurable: true,
  writable: true,
  value: { userAgent: navigator.userAgent },
});

// These stay after the test file, because unused stores remove their listeners a second later.
for (const [name, value] of Object.entries({
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
  dispatchEvent: events.dispatchEvent.bind(events),
  window: globalThis,
}))
  Object.defineProperty(globalThis, name, { value, configurable: false });

// A page in view. A test may put another in its place.
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
Object.defineProperty(globalThis, 'document', { configurable: true, writable: true, value: page });

interface Entry {
  url: URL;
  replaced: boolean;
  state: unknown;
}

let entries: Entry[] = [];
let at = 0;
export let leftTo: string | undefined;

const current = () => entries[at]?.url ?? new URL('http://localhost/');

Object.defineProperty(globalThis, 'location', {
  configurable: true,
  value: {
    get href() {
      return current().href;
    },
    get pathname() {
      return current().pathname;
    },
    get search() {
      return current().search;
    },
    get hash() {
      return current().hash;
    },
    get hostname() {
      return current().hostname;
    },
    get origin() {
      return current().origin;
    },
    assign: (url: string) => {
      leftTo = url;
    },
    replace: (url: string) => {
      leftTo = url;
    },
  },
});

Object.defineProperty(globalThis, 'history', {
  configurable: true,
  value: {
    get state() {
      return entries[at]?.state ?? null;
    },
    get length() {
      return entries.length;
    },
    pushState: (state: unknown, _: string, url = '') => {
      entries = [...entries.slice(0, at + 1), { url: new URL(url, current()), replaced: false, state }];
      at = entries.length - 1;
    },
    replaceState: (state: unknown, _: string, url = '') => {
      entries[at] = { url: new URL(url, current()), replaced: true, state };
    },
    back: () => {
      at = Math.max(0, at - 1);
      dispatchEvent(new Event('popstate'));
    },
  },
});

export function visit(path: string): void {
  entries = [{ url: new URL(path, 'http://localhost/'), replaced: false, state: null }];
  at = 0;
  leftTo = undefined;
}

export function storedElsewhere(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }));
}

export function comeBack(): void {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}
