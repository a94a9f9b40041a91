import { type ReactNode, useEffect, useRef } from 'react';

let shown = 0;

interface Props {
  children: ReactNode;
  level?: 1 | 2;
  /** The language of a heading that is not in the page's. */
  lang?: string | undefined;
}

/** Shows the heading of a step. When the step changes it takes the focus, and the page scrolls to the top. */
export function StepHeading({ children, level = 1, lang }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    shown += 1;
    // The first step of a page that has just opened must not take the focus.
    if (shown === 1) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const Tag = level === 1 ? 'h1' : 'h2';
  return (
    <Tag ref={heading} tabIndex={-1} lang={lang}>
      {children}
    </Tag>
  );
}
