/**
 * What the browser's storage holds, for scripts too small to bring the stores themselves: nothing is checked or
 * repaired here.
 */

/** The words under a key; none in a browser that gives no storage. */
export function storedText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The value under a key, whose shape is not known; none where it is not JSON. */
export function storedValue(key: string): unknown {
  try {
    return JSON.parse(storedText(key) ?? 'null');
  } catch {
    return undefined;
  }
}

/** The fields of an object under a key; none of anything else. */
export function storedFields(key: string): Record<string, unknown> {
  return { ...Object(storedValue(key)) };
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that gives no storage has nothing to remove.
  }
}
