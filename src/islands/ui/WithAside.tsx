import type { ReactNode } from 'react';
import styles from './WithAside.module.css';

interface Props {
  children: ReactNode;
  /** Beside the content on wide screens, where it stays in sight. */
  aside: ReactNode;
  /** Ends the aside; on small screens it sticks to the window's lower edge. */
  bar: ReactNode;
  label: string;
  /** Another one makes the aside anew: it is filled at once rather than moved about. */
  asideKey?: string;
  /** On small screens the aside comes before the content. */
  asideFirst?: boolean;
}

/** Content with a column beside it whose last line is always in sight. */
export function WithAside({ children, aside, bar, label, asideKey, asideFirst = false }: Props) {
  const column = (
    <aside key={asideKey} className={styles.aside} aria-label={label}>
      <div className={`card ${styles.card}`}>
        {aside}
        <div className={styles.bar}>{bar}</div>
      </div>
    </aside>
  );
  return (
    <div className={styles.frame}>
      {asideFirst && column}
      <div className={styles.content}>{children}</div>
      {!asideFirst && column}
    </div>
  );
}
