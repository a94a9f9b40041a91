import type { ReadableAtom } from 'nanostores';
import { onTestFinished } from 'vitest';

/** Every value that a store has from now on, until the test ends: what a page would show, however briefly. */
export function seenValues<Value>(store: ReadableAtom<Value>): Value[] {
  const seen: Value[] = [];
  onTestFinished(store.listen((value) => seen.push(value as Value)));
  return seen;
}
