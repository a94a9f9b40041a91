import type { ReportMonth } from '#contract/host/reports.ts';
import { formatDate } from '#domain/dates/calendar.ts';
import { formatRupees } from '#domain/money/money.ts';
import { ScrollBox } from '#islands/host/ScrollBox.tsx';
import * as messages from '#messages/host/money.ts';

import styles from './Money.module.css';

/** The bars are part of a table, so that screen readers get the figures. */
export function MonthTable({ months }: { months: readonly ReportMonth[] }) {
  const most = Math.max(1, ...months.map(({ revenue }) => revenue));
  return (
    <section className={`panel ${styles.part}`}>
      <h2>{messages.byMonth}</h2>
      <ScrollBox label={messages.byMonth}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{messages.month}</th>
              <th scope="col">{messages.revenue}</th>
              <th scope="col">{messages.occupancy}</th>
              <th scope="col" data-wide>
                {messages.nights}
              </th>
              <th scope="col" data-wide>
                {messages.adr}
              </th>
              <th scope="col" data-wide>
                {messages.revpar}
              </th>
              <th scope="col" data-wide>
                {messages.cancellationFees}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map(
              ({ month, revenue, occupancy, nights_sold, nights_open, adr, revpar, cancellation_fees }) => (
                <tr key={month}>
                  <th scope="row">{formatDate(`${month}-01`, 'month-year')}</th>
                  <td className={styles.bar} style={{ backgroundSize: `${(100 * revenue) / most}% 0.3rem` }}>
                    <span>{formatRupees(revenue)}</span>
                  </td>
                  <td>{messages.percent(occupancy)}</td>
                  <td data-wide>{messages.nightsOf(nights_sold, nights_open)}</td>
                  <td data-wide>{formatRupees(adr)}</td>
                  <td data-wide>{formatRupees(revpar)}</td>
                  <td data-wide>{formatRupees(cancellation_fees)}</td>
                </tr>
              ),
            )}
          </tbody>
          <tfoot>
            <Total months={months} />
          </tfoot>
        </table>
      </ScrollBox>
    </section>
  );
}

function Total({ months }: { months: readonly ReportMonth[] }) {
  const sum = (figure: 'revenue' | 'nights_sold' | 'nights_open' | 'cancellation_fees') =>
    months.reduce((total, month) => total + month[figure], 0);
  const [revenue, sold, open] = [sum('revenue'), sum('nights_sold'), sum('nights_open')];
  const priced = sold - months.reduce((total, { by_source }) => total + by_source.channel.nights, 0);
  return (
    <tr>
      <th scope="row">{messages.total}</th>
      <td>{formatRupees(revenue)}</td>
      <td>{messages.percent(open > 0 ? sold / open : 0)}</td>
      <td data-wide>{messages.nightsOf(sold, open)}</td>
      <td data-wide>{formatRupees(priced > 0 ? revenue / priced : 0)}</td>
      <td data-wide>{formatRupees(open > 0 ? revenue / open : 0)}</td>
      <td data-wide>{formatRupees(sum('cancellation_fees'))}</td>
    </tr>
  );
}
