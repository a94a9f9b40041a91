import { persistentAtom } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { storage } from './storage.ts';

/**
 * One value kept in this browser under `key`, in step with other tabs. What can't be read is logged, removed, and
 * replaced by `initial`; the initial value itself has no key.
 */
export function persistentValue<Value>(
  key: string,
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
