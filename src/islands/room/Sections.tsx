import type { ReactNode } from 'react';
import styles from './Room.module.css';

export function Sections({ children }: { children?: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}
