import { formatExact } from '#domain/money/money.ts';
import type { Comparison } from '#domain/money/paper-totals.ts';
import * as messages from '#messages/host/papers/papers.ts';
import styles from './Papers.module.css';

/** Compares the papers of a period with the money: the sums of the papers, and last the money that was kept. */
export function MoneyLine({ comparison: { parts, kept, off } }: { comparison: Comparison }) {
  return (
    <section className="stack" data-gap="3" aria-label={messages.compared}>
      <h3>{messages.compared}</h3>
      <dl className={styles.line}>
        {parts.map(({ sum, paise }) => (
          <div key={sum}>
            <dt>{messages.SUMS[sum]}</dt>
            <dd>{messages.signed(formatExact(Math.abs(paise)), isTaken(sum, paise))}</dd>
          </div>
        ))}
        <div data-kept>
          <dt>{messages.kept}</dt>
          <dd>{formatExact(kept)}</dd>
        </div>
      </dl>
      {off === 0 ? (
        <p>{messages.AGREES}</p>
      ) : (
        <p className="notice" data-tone="warning">
          {messages.off(formatExact(Math.abs(off)))}
        </p>
      )}
      <p className="soft">{messages.explained}</p>
    </section>
  );
}

const TAKEN = ['credited', 'advances_before', 'due'];
/** Returns whether a sum is shown with a minus. A sum of 0 has the sign that it usually has. */
const isTaken = (sum: string, paise: number) => (paise === 0 ? TAKEN.includes(sum) : paise < 0);
