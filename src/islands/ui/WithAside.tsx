import type { ReactNode } from 'react';
import styles from './WithAside.module.css';

interface Props {
  children: ReactNode;
  /** A column beside the content on wide screens, always in view. */
  aside: ReactNode;
  /** Follows the aside; on small screens it sticks to the bottom. */
  bar: ReactNode;
  /** Shown below the bar in the same card. */
  details?: ReactNode;
  /** The first part: the aside is beside it on wide screens, below it on small ones. */
  lead?: ReactNode;
  label: string;
  /** A new key renders the aside again instead of moving its elements. */
  asideKey?: string;
}

/** Shows content with a column beside it, whose bar is always in view. */
export function WithAside({ children, aside, bar, details, lead, label, asideKey }: Props) {
  const column = (
    <aside key={asideKey} className={styles.aside} aria-label={label}>
      <div className={`card stack ${styles.card}`} data-gap="4">
        {aside}
        <div className={`row between ${styles.bar}`}>{bar}</div>
        {details}
      </div>
    </aside>
  );
  return (
    <div className={`stack ${styles.frame}`}>
      {lead && (
        <>
          <div className={`stack ${styles.lead}`} data-gap="5">
            {lead}
          </div>
          {column}
        </>
      )}
      <div className={styles.content}>{children}</div>
      {!lead && column}
    </div>
  );
}
