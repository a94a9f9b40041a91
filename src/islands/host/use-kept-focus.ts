import { useEffect, useRef } from 'react';

interface Place {
  control: Element;
  /** These get the focus next: the row, else the part. */
  row: Element | null;
  part: Element | null;
}

/**
 * Keeps the focus near a button that its own act has removed: in the row, else on the heading above. It looks
 * whenever `shown` changes.
 */
export function useKeptFocus(shown: unknown): void {
  const last = useRef<Place>(undefined);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('dialog')) return;
      last.current = { control: target, row: target.closest('li'), part: target.closest('section') };
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks after every change of what is shown
  useEffect(() => {
    const place = last.current;
    if (!place || place.control.isConnected || document.activeElement !== document.body) return;
    const next = [
      place.row?.querySelector('a'),
      place.part?.querySelector('h2'),
      document.querySelector('main h1'),
    ].find((element) => element?.isConnected);
    if (!(next instanceof HTMLElement)) return;
    if (next.tagName !== 'A') next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }, [shown]);
}
