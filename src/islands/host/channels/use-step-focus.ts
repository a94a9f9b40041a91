import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Gives a step's heading the focus when the step appears, so that screen readers begin there. */
export function useStepFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = heading.current;
    if (!element) return;
    element.tabIndex = -1;
    element.focus();
  }, []);
  return heading;
}
