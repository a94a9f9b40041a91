import { useSyncExternalStore } from 'react';

/** Pixels, larger where text is. The cells are placed by their number, so all have the same size. */
export interface GridSizes {
  column: number;
  row: number;
  /** The width of the column with the names of the rooms. */
  head: number;
  /** The height of the rows with months and days. */
  top: number;
}

/** On a screen of 1280 px 28 nights are in view, on one of 390 px seven. */
const WIDE: GridSizes = { column: 40, row: 48, head: 128, top: 64 };
const NARROW: GridSizes = { column: 42, row: 56, head: 88, top: 64 };

const query = '(width < 48rem)';
const USUAL_TEXT = 16;

function subscribe(changed: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

const textSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT;

export function useGridSizes(): GridSizes {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
  const text = useSyncExternalStore(subscribe, textSize, () => 1);
  const { column, row, head, top } = isNarrow ? NARROW : WIDE;
  // Large text may leave a phone no night beside the names, so their column grows less.
  return { column: column * text, row: row * text, head: head * Math.sqrt(text), top: top * text };
}
