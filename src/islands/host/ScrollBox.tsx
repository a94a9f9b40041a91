import type { ReactNode } from 'react';

interface Props {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Shows what may be wider than the page. The label tells a screen reader what scrolls. */
export function ScrollBox({ label, className = '', children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard
    <section className={`scroll-box ${className}`} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
