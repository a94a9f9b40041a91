import type { ReactNode } from 'react';
import styles from './WithAside.module.css';

interface Props {
  children: ReactNode;
  /** Beside the content on wide screens, where it stays in sight. */
  aside: ReactNode;
  /** Follows the aside; on small screens it sticks to the window's lower edge. */
  bar: ReactNode;
  /** Below the bar, in the same card. */
  details?: ReactNode;
  /** Comes first: on wide screens the aside begins beside it, on small ones it follows. */
  lead?: ReactNode;
  label: string;
  /** Another one makes the aside anew: it is filled at once rather than moved about. */
  asideKey?: string;
}

/** Content with a column beside it whose bar is always in sight. */
export function WithAside({ children, aside, bar, details, lead, label, asideKey }: Props) {
  const column = (
    <aside key={asideKey} className={styles.aside} aria-label={label}>
      <div className={`card ${styles.card}`}>
        {aside}
        <div className={styles.bar}>{bar}</div>
        {details}
      </div>
    </aside>
  );
  return (
    <div className={styles.frame}>
      {lead && (
        <>
          <div className={styles.lead}>{lead}</div>
          {column}
        </>
      )}
      <div className={styles.content}>{children}</div>
      {!lead && column}
    </div>
  );
}
