import { type ReactNode, useEffect, useRef } from 'react';
import styles from './StepHeading.module.css';

let shown = 0;

interface Props {
  children: ReactNode;
  level?: 1 | 2;
}

/** The heading of a step. When one step follows another it takes the focus, and the page starts at its top. */
export function StepHeading({ children, level = 1 }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    shown += 1;
    // The first one belongs to a page that has just opened: there the reader is where they should be.
    if (shown === 1) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const Tag = level === 1 ? 'h1' : 'h2';
  return (
    <Tag ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </Tag>
  );
}
