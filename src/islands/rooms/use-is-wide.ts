import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 70rem)';

/** Whether there is room for the map beside the rooms; the same width as in Results.module.css. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
