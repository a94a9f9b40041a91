import type { HostPaper } from '#contract/host/papers.ts';
import { formatDate, todayInIndia } from '#domain/dates/calendar.ts';
import { formatExact } from '#domain/money/money.ts';
import { paiseOf } from '#domain/money/paper-totals.ts';
import { TITLES } from '#messages/booking/invoice.ts';
import * as messages from '#messages/host/papers/papers.ts';
import styles from './Papers.module.css';

/** Shows the papers of a period, the newest first; each opens its PDF. */
export function PaperList({ papers }: { papers: readonly HostPaper[] }) {
  if (papers.length === 0) return <p role="status">{messages.NONE}</p>;
  return (
    <>
      <p className="soft">{messages.count(papers.length)}</p>
      <ul className={`stack list ${styles.rows}`} data-gap="0">
        {papers.map((paper) => (
          <li key={paper.id}>
            <div>
              <a className={styles.number} href={paper.url} target="_blank" rel="noreferrer">
                {paper.number}
              </a>
              <span className={`soft ${styles.facts}`}>
                {[
                  TITLES[paper.kind],
                  paper.guest_name,
                  formatDate(todayInIndia(new Date(paper.issued_at))),
                ].join(' · ')}
              </span>
            </div>
            <span>{formatExact(paiseOf(paper.total))}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
