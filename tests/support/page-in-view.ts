import { vi } from 'vitest';

/** Stores read again only while the page is in view. */
export interface PageView {
  hide: () => void;
  show: () => void;
}

export function pageInView(): PageView {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', document);
  const turn = (state: DocumentVisibilityState) => () => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { hide: turn('hidden'), show: turn('visible') };
}
