import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';

interface Props extends ComponentProps<'button'> {
  /** The loud one is for what the page is there for; at most one in sight. */
  kind?: 'loud' | 'quiet' | 'plain';
  size?: 's';
  /** Shows that the press is being answered, and takes no second one. */
  busy?: boolean;
  /** What it does is done. */
  done?: boolean;
}

const doNothing = (event: MouseEvent) => event.preventDefault();

/** Where a press makes it busy or done the focus stays on it, which it would lose were it `disabled`. */
export function Button({
  kind = 'loud',
  size,
  busy = false,
  done = false,
  className = '',
  children,
  onClick,
  ...button
}: Props) {
  const isIdle = busy || done;
  return (
    <button
      type="button"
      {...button}
      className={`button ${busy ? styles.busy : ''} ${className}`}
      data-kind={kind}
      data-size={size}
      aria-busy={busy || undefined}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? doNothing : onClick}
    >
      {children}
    </button>
  );
}
