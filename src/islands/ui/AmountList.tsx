import { formatRupees } from '#domain/money/money.ts';
import styles from './AmountList.module.css';

export interface Amount {
  label: string;
  /** Whole rupees; negative for discounts. */
  rupees: number;
  kind?: 'saving' | 'total' | 'sum';
  note?: string | undefined;
}

export function AmountList({ amounts, label }: { amounts: readonly Amount[]; label: string }) {
  return (
    <dl className={`stack ${styles.list}`} data-gap="2" aria-label={label}>
      {amounts.map(({ label, rupees, kind, note }) => (
        <div key={label} data-kind={kind}>
          <dt>
            <span>{label}</span>
            {note && <small>{note}</small>}
          </dt>
          <dd>{rupees < 0 ? `−${formatRupees(-rupees)}` : formatRupees(rupees)}</dd>
        </div>
      ))}
    </dl>
  );
}
