import { vi } from 'vitest';

/** The page as it is seen: stores read again while somebody looks. */
export interface PageView {
  hide: () => void;
  show: () => void;
}

/** A document that is in view, until the test ends. */
export function pageInView(): PageView {
  const events = new EventTarget();
  const page = { visibilityState: 'visible', addEventListener: events.addEventListener.bind(events) };
  const turn = (state: string) => () => {
    page.visibilityState = state;
    events.dispatchEvent(new Event('visibilitychange'));
  };
  vi.stubGlobal('document', page);
  return { hide: turn('hidden'), show: turn('visible') };
}
