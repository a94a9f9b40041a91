import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { type StorageKey, storage } from './storage.ts';
import { type Counts, setCount } from './stored-counts.ts';

if (typeof window !== 'undefined') setPersistentEngine(storage, windowPersistentEvents);

/**
 * Creates a store whose value this browser keeps under `key`, and which follows other tabs. A value that can't be read
 * is logged, removed, and replaced by `initial`; the initial value itself has no key.
 */
export function persistentValue<Value>(
  key: StorageKey,
  initial: Value,
  schema: z.ZodMiniType<Value>,
): WritableAtom<Value> {
  const decode = (text: string): Value => {
    try {
      return z.parse(schema, JSON.parse(text));
    } catch (error) {
      console.error(`The stored "${key}" can't be read`, error);
      delete storage[key];
      return initial;
    }
  };
  const encode = (value: Value) => (value === initial ? undefined : JSON.stringify(value));
  return persistentAtom<Value>(key, initial, { decode, encode });
}

/** Returns the items that fit, each id once; what does not is logged and taken out of storage (spec section 4). */
function readItems<Item extends { id: number }>(
  key: keyof Counts,
  text: string,
  item: z.ZodMiniType<Item>,
): readonly Item[] {
  try {
    const stored = z.parse(z.array(z.unknown()), JSON.parse(text));
    const items = stored.flatMap((one) => {
      const parsed = z.safeParse(item, one);
      if (!parsed.success) console.error(`An item of "${key}" can't be read`, parsed.error);
      return parsed.success ? [parsed.data] : [];
    });
    const unique = [...new Map(items.map((one) => [one.id, one])).values()];
    if (items.length === 0) delete storage[key];
    else if (unique.length < stored.length) storage[key] = JSON.stringify(unique);
    return unique;
  } catch (error) {
    console.error(`The stored "${key}" can't be read`, error);
    delete storage[key];
    return [];
  }
}

/**
 * Creates a store whose list this browser keeps under `key`. It follows other tabs, also after the page comes back out
 * of the back/forward cache. An empty list has no key.
 */
export function persistentList<Item extends { id: number }>(
  key: keyof Counts,
  item: z.ZodMiniType<Item>,
): WritableAtom<readonly Item[]> {
  const store = persistentAtom<readonly Item[]>(key, [], {
    decode: (text) => readItems(key, text, item),
    encode: (items) => (items.length === 0 ? undefined : JSON.stringify(items)),
  });
  if (typeof window !== 'undefined') store.subscribe(({ length }) => setCount(key, length));
  return store;
}
