import type { ReactNode } from 'react';
import styles from './Confirmation.module.css';

/** Shows facts in two columns; the same fact may appear twice. */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {[...facts.entries()].map(([position, [label, value]]) => (
        <div key={position}>
          <dt className="soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
