import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';

/**
 * The value of a store. While the island hydrates it is `built`, what the built page shows: a store that reads
 * storage or the address knows more in the browser, and says so right after.
 */
export function useValue<Value>(store: ReadableAtom<Value>, built: Value): Value {
  return useStore(store, { ssr: () => built });
}
