import { vi } from 'vitest';

/** The page as it is seen: stores read again while somebody looks. */
export interface PageView {
  hide: () => void;
  show: () => void;
}

/** A document that is in view, until the test ends. */
export function pageInView(): PageView {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', document);
  const turn = (state: DocumentVisibilityState) => () => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { hide: turn('hidden'), show: turn('visible') };
}
