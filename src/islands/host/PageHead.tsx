import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

/** The heading of a page of the desk, with what chooses and downloads its data below it. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {children}
    </header>
  );
}
