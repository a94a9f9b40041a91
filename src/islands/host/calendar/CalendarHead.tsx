import { useState } from 'react';
import { addMonths, daysBetween, formatDate } from '#domain/dates/calendar.ts';
import { DAYS_BACK } from '#domain/rates/host-calendar.ts';
import { Button } from '#islands/ui/Button.tsx';
import * as messages from '#messages/host/calendar.ts';
import styles from './Calendar.module.css';
import { Legend } from './Legend.tsx';

interface Props {
  day: string;
  column: number;
  warning: string;
  goTo: (column: number) => void;
}

export function CalendarHead({ day, column, warning, goTo }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const toMonth = (months: number) => {
    const start = addMonths(`${day.slice(0, 8)}01`, months);
    // From the middle of a month, "earlier" goes to the beginning of that month.
    const target = months < 0 && !day.endsWith('-01') ? addMonths(start, 1) : start;
    goTo(Math.max(0, column + daysBetween(day, target)));
  };
  return (
    <header className={`row between ${styles.head}`}>
      <h1 className="visually-hidden">{messages.TITLE}</h1>
      <div className={styles.ways}>
        <button
          type="button"
          className={`icon-button ${styles.turn}`}
          aria-label={messages.earlier}
          onClick={() => toMonth(-1)}
        >
          ‹
        </button>
        <button
          type="button"
          className={`icon-button ${styles.turn}`}
          aria-label={messages.later}
          onClick={() => toMonth(1)}
        >
          ›
        </button>
        <strong className={styles.month} aria-live="polite">
          {formatDate(day, 'month-year')}
        </strong>
        {column !== DAYS_BACK && (
          <Button kind="quiet" size="s" onClick={() => goTo(DAYS_BACK)}>
            {messages.today}
          </Button>
        )}
      </div>
      <div role="status" className={styles.status}>
        {warning}
      </div>
      <Button kind="quiet" size="s" onClick={() => setIsOpen(true)}>
        {messages.legend}
      </Button>
      {isOpen && <Legend onClose={() => setIsOpen(false)} />}
    </header>
  );
}
