import type { ComponentProps } from 'react';
import styles from './Button.module.css?later';

interface Props extends ComponentProps<'button'> {
  /** The loud one is for what the page is there for; at most one in sight. */
  kind?: 'loud' | 'quiet' | 'plain';
  size?: 's';
  /** Shows that the press is being answered, and takes no second one. */
  busy?: boolean;
}

export function Button({ kind = 'loud', size, busy = false, className = '', children, ...button }: Props) {
  const disabled = button.disabled || busy;
  return (
    <button
      type="button"
      {...button}
      className={`button ${busy ? styles.busy : ''} ${className}`}
      data-kind={kind}
      data-size={size}
      aria-busy={busy || undefined}
      disabled={disabled}
    >
      {children}
    </button>
  );
}
