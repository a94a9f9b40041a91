import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';

/** The value of a store. During hydration it is `built`, the value of the built page; the store's own follows. */
export function useValue<Value>(store: ReadableAtom<Value>, built: Value): Value {
  return useStore(store, { ssr: () => built });
}
