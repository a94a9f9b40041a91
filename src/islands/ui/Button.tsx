import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';

interface Props extends ComponentProps<'button'> {
  /** `loud` is the primary action, at most one in view. */
  kind?: 'loud' | 'quiet' | 'plain';
  size?: 's';
  /** Shows progress and ignores presses. */
  busy?: boolean;
  done?: boolean;
}

const doNothing = (event: MouseEvent) => event.preventDefault();

/** A button that is busy or done keeps the focus, which `disabled` would lose. */
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
