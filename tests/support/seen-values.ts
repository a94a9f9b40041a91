import type { ReadableAtom } from 'nanostores';
import { onTestFinished } from 'vitest';

/** Records every value of a store until the test ends, because a page would show even short-lived ones. */
export function seenValues<Value>(store: ReadableAtom<Value>): Value[] {
  const seen: Value[] = [];
  onTestFinished(store.listen((value) => seen.push(value as Value)));
  return seen;
}
