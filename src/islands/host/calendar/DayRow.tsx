import { memo } from 'react';
import { formatDate, weekday } from '#domain/dates/calendar.ts';
import * as messages from '#messages/host/calendar.ts';
import { today } from '#stores/browser/today.ts';
import styles from './CalendarGrid.module.css';

export interface ShownDay {
  column: number;
  date: string;
  /** Pixels from the left. */
  start: number;
}

interface Props {
  days: readonly ShownDay[];
  height: number;
}

export const DayRow = memo(function DayRow({ days, height }: Props) {
  const months = Map.groupBy(days, ({ date }) => date.slice(0, 7));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table can't be drawn in parts
    <div role="rowgroup" className={styles.top} style={{ blockSize: height }}>
      <div className={styles.months} aria-hidden="true">
        {[...months.values()].map((own) => (
          <div
            key={own[0]?.date.slice(0, 7)}
            className={styles.month}
            style={{ insetInlineStart: own[0]?.start, inlineSize: `calc(${own.length} * var(--column))` }}
          >
            <span>{formatDate(own[0]?.date ?? '', 'month')}</span>
          </div>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a table can't be drawn in parts */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the cells have the focus */}
      <div role="row" className={styles.days} aria-rowindex={1}>
        {/* biome-ignore lint/a11y/useSemanticElements: a table can't be drawn in parts */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: the cells have the focus */}
        <div role="columnheader" className={styles.corner} aria-colindex={1}>
          {messages.rooms}
        </div>
        {days.map(({ column, date, start }) => (
          // biome-ignore lint/a11y/useSemanticElements: a table can't be drawn in parts
          // biome-ignore lint/a11y/useFocusableInteractive: the cells have the focus
          <div
            key={date}
            role="columnheader"
            className={styles.day}
            aria-colindex={column + 2}
            aria-label={formatDate(date, 'long')}
            data-weekend={isWeekend(date) || undefined}
            data-today={date === today() || undefined}
            style={{ insetInlineStart: start }}
          >
            <small>{formatDate(date, 'long').slice(0, 2)}</small>
            {Number(date.slice(8))}
          </div>
        ))}
      </div>
    </div>
  );
});

export const isWeekend = (date: string) => [5, 6].includes(weekday(date));
