import { useState } from 'react';
import { painted } from '#stores/after-paint.ts';

/** Shows `next` at once, and has done what follows from it once that is painted. */
export type ShowFirst<Value> = (next: Value, follow: () => void | Promise<void>) => Promise<void>;

/**
 * A value whose change by a press is seen before anything follows from it, such as a store that is written. Answers what
 * to show, and how to change it; when all that followed is done, the value itself is shown again.
 */
export function useShownFirst<Value>(value: Value): readonly [Value, ShowFirst<Value>] {
  const [press, setPress] = useState<{ next: Value }>();
  const show: ShowFirst<Value> = async (next, follow) => {
    const own = { next };
    setPress(own);
    await painted();
    try {
      await follow();
    } finally {
      setPress((newest) => (newest === own ? undefined : newest));
    }
  };
  return [press ? press.next : value, show];
}
