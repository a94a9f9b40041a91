import { useId } from 'react';
import { type CancellationTerms, refundTerms } from '#domain/booking/cancellation.ts';
import { refundHeading, refundLines, refundTimes } from '#messages/booking/cancellation.ts';
import styles from './RefundSchedule.module.css';

interface Props {
  terms: CancellationTerms;
  checkIn: string;
  /** Rupees. */
  paid: number;
  level?: 2 | 3;
}

/** Lists the refunds by date of cancellation, in rupees, before and after payment. */
export function RefundSchedule({ terms, checkIn, paid, level = 2 }: Props) {
  const id = useId();
  if (paid <= 0) return null;
  const shares = refundTerms(terms, checkIn, new Date(), paid);
  const lines = refundLines(shares);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles.clock} aria-labelledby={id}>
      <Heading id={id}>{refundHeading}</Heading>
      {lines.length > 0 && (
        <dl className="stack" data-gap="2">
          {lines.map(([when, back]) => (
            <div key={when}>
              <dt>{when}</dt>
              <dd>{back}</dd>
            </div>
          ))}
        </dl>
      )}
      {refundTimes(shares).map((line) => (
        <p key={line} className="soft">
          {line}
        </p>
      ))}
    </section>
  );
}
