import type { ReportMonth } from '#contract/host/reports.ts';
import { formatRupees } from '#domain/money/money.ts';
import { ScrollBox } from '#islands/host/ScrollBox.tsx';
import { SOURCES } from '#messages/host/desk.ts';
import * as messages from '#messages/host/money.ts';

import styles from './Money.module.css';

type Source = keyof typeof SOURCES;

export function SourceTable({ months }: { months: readonly ReportMonth[] }) {
  const rows = (Object.keys(SOURCES) as Source[]).map((source) => ({
    source,
    nights: months.reduce((sum, { by_source }) => sum + by_source[source].nights, 0),
    revenue: months.reduce((sum, { by_source }) => sum + by_source[source].revenue, 0),
  }));
  const all = Math.max(
    1,
    rows.reduce((sum, { revenue }) => sum + revenue, 0),
  );
  return (
    <section className={`panel ${styles.part}`}>
      <h2>{messages.bySource}</h2>
      <ScrollBox label={messages.bySource}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{messages.source}</th>
              <th scope="col">{messages.revenue}</th>
              <th scope="col">{messages.share}</th>
              <th scope="col">{messages.nights}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ source, nights, revenue }) => (
              <tr key={source}>
                <th scope="row">{SOURCES[source]}</th>
                <td className={styles.bar} style={{ backgroundSize: `${(100 * revenue) / all}% 0.3rem` }}>
                  <span>{source === 'channel' ? messages.notKnown : formatRupees(revenue)}</span>
                </td>
                <td>{source === 'channel' ? messages.none : messages.percent(revenue / all)}</td>
                <td>{nights}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}
