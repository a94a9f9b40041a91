import { useEffect, useState } from 'react';
import type { RoomSections } from './RoomSections.tsx';

/**
 * The component of a room's sections, loaded once needed. It is not `lazy`: of a long page, React hides what is inside
 * `Suspense` until a script shows it, and the built sections are read without scripts.
 */
export function useSections(needed: boolean): typeof RoomSections | undefined {
  const [loaded, setLoaded] = useState<typeof RoomSections>();
  useEffect(() => {
    if (!needed) return;
    const fail = (error: unknown) =>
      setLoaded(() => {
        throw error;
      });
    import('./RoomSections.tsx').then((file) => setLoaded(() => file.RoomSections), fail);
  }, [needed]);
  return loaded;
}
