import { vi } from 'vitest';

/** The document of a page in view. Returns how it leaves the view and comes back. */
export function pageInView(): (state: DocumentVisibilityState) => void {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', document);
  return (state) => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
}
