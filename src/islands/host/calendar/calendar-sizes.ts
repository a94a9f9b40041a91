import { useSyncExternalStore } from 'react';

/** Pixels of the grid, whose cells are placed by their number. */
export interface GridSizes {
  column: number;
  row: number;
  /** The column of the rooms' names. */
  head: number;
  /** Months and days above the cells. */
  top: number;
}

/** At 1280 px 28 nights are in view, at 390 px seven. */
const WIDE: GridSizes = { column: 40, row: 48, head: 128, top: 64 };
const NARROW: GridSizes = { column: 42, row: 56, head: 88, top: 64 };

const query = '(width < 48rem)';

function subscribe(changed: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

export function useGridSizes(): GridSizes {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
  return isNarrow ? NARROW : WIDE;
}
