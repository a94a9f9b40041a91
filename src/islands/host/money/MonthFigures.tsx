import { type ReactNode, useId } from 'react';
import type { ReportMonth } from '#contract/host/reports.ts';
import { formatDate } from '#domain/dates/calendar.ts';
import { formatRupees } from '#domain/money/money.ts';
import * as messages from '#messages/host/money.ts';
import styles from './Money.module.css';

export function MonthFigures({ figures }: { figures: ReportMonth }) {
  const { month, revenue, occupancy, nights_sold, nights_open, adr, revpar, cancellation_fees } = figures;
  return (
    <section className={`panel ${styles.part}`}>
      <h2>{formatDate(`${month}-01`, 'month-year')}</h2>
      <dl className={styles.figures}>
        <Figure name={messages.revenue}>{formatRupees(revenue)}</Figure>
        <Figure name={messages.cancellationFees}>{formatRupees(cancellation_fees)}</Figure>
        <Figure name={messages.occupancy}>
          {`${messages.percent(occupancy)} · ${messages.nightsOf(nights_sold, nights_open)}`}
        </Figure>
        <Figure name={<Explained term={messages.adr} text={messages.adrHint} />}>{formatRupees(adr)}</Figure>
        <Figure name={<Explained term={messages.revpar} text={messages.revparHint} />}>
          {formatRupees(revpar)}
        </Figure>
      </dl>
    </section>
  );
}

function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The browser opens and closes the popover, also by the keyboard, and tells screen readers of it. */
function Explained({ term, text }: { term: string; text: string }) {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.term} popoverTarget={id}>
        {term}
      </button>
      <span id={id} popover="auto" className={`card ${styles.explained}`}>
        {text}
      </span>
    </>
  );
}
