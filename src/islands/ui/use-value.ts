import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';

/**
 * Returns the value of a store. During hydration it is the one of the built page, and the store's own follows: what the
 * store began with, or `built` where that differs from page to page or is computed.
 */
export function useValue<Value>(store: ReadableAtom<Value>, ...built: [] | [NoInfer<Value>]): Value {
  return useStore(store, { ssr: built.length === 0 ? 'initial' : () => built[0] });
}
