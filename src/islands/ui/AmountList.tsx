import { formatRupees } from '#domain/money.ts';
import styles from './AmountList.module.css';

export interface Amount {
  label: string;
  /** Whole rupees; below zero for what is taken off. */
  rupees: number;
  kind?: 'saving' | 'total' | 'sum';
  note?: string | undefined;
}

/** Amounts under each other, as on a bill. */
export function AmountList({ amounts, label }: { amounts: readonly Amount[]; label: string }) {
  return (
    <dl className={styles.list} aria-label={label}>
      {amounts.map(({ label, rupees, kind, note }) => (
        <div key={label} data-kind={kind}>
          <dt>
            {label}
            {note && <small>{note}</small>}
          </dt>
          <dd>{rupees < 0 ? `−${formatRupees(-rupees)}` : formatRupees(rupees)}</dd>
        </div>
      ))}
    </dl>
  );
}
