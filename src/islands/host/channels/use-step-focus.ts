import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The heading of a step, which has the focus when the step comes into view: screen readers begin there. */
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
