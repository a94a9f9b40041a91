import type { ReactNode } from 'react';
import styles from './Confirmation.module.css';

/** Facts in two columns; two may be the same. */
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
