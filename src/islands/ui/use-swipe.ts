import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Spec section 9: a swipe over 50 px turns the page. */
const SWIPE = 50;

/** Calls `turn` on swipes over the element of the ref: `1` for next (left), `-1` for previous. */
export function useSwipe<Swiped extends HTMLElement>(turn: (by: 1 | -1) => void): RefObject<Swiped | null> {
  const swiped = useRef<Swiped>(null);
  const onSwipe = useEffectEvent(turn);

  useEffect(() => {
    const element = swiped.current;
    let start: Touch | undefined;
    const begin = ({ touches }: TouchEvent) => {
      start = touches[0];
    };
    const end = ({ changedTouches }: TouchEvent) => {
      const [touch] = changedTouches;
      if (!start || !touch) return;
      const way = touch.clientX - start.clientX;
      // A finger that scrolls also drifts to the side a little.
      const isSideways = Math.abs(way) > Math.abs(touch.clientY - start.clientY);
      start = undefined;
      if (isSideways && Math.abs(way) > SWIPE) onSwipe(way > 0 ? -1 : 1);
    };
    element?.addEventListener('touchstart', begin, { passive: true });
    element?.addEventListener('touchend', end, { passive: true });
    return () => {
      element?.removeEventListener('touchstart', begin);
      element?.removeEventListener('touchend', end);
    };
  }, []);

  return swiped;
}
