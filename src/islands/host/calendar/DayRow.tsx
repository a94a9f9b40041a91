import { memo } from 'react';
import { formatDate, weekday } from '#domain/dates/calendar.ts';
import * as messages from '#messages/host/calendar.ts';
import { today } from '#stores/browser/today.ts';
import { hasNight, type SelectedNights } from '#stores/host/calendar/selection.ts';
import styles from './CalendarGrid.module.css';
import { DATES, type GridPlace } from './use-calendar-window.ts';
import { cellId } from './use-grid-keys.ts';

export interface ShownDay {
  column: number;
  date: string;
  /** Pixels from the left. */
  start: number;
}

interface Props {
  days: readonly ShownDay[];
  height: number;
  /** This is undefined if the active cell is in another row. */
  activeColumn: number | undefined;
  setActive: (place: GridPlace) => void;
  /** The selection if it is of all rooms. */
  selected: SelectedNights | undefined;
}

export const DayRow = memo(function DayRow(props: Props) {
  const { days, height, activeColumn, setActive, selected } = props;
  const now = today();
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
          <div
            key={date}
            role="columnheader"
            id={cellId({ row: DATES, column })}
            className={styles.day}
            tabIndex={activeColumn === column ? 0 : -1}
            aria-selected={hasNight(selected, date)}
            aria-colindex={column + 2}
            aria-label={formatDate(date, 'long')}
            data-weekend={isWeekend(date) || undefined}
            data-today={date === now || undefined}
            data-past={date < now || undefined}
            style={{ insetInlineStart: start }}
            onFocus={() => setActive({ row: DATES, column })}
          >
            <small>{formatDate(date, 'long').slice(0, 2)}</small>
            <span>{Number(date.slice(8))}</span>
          </div>
        ))}
      </div>
    </div>
  );
});

export const isWeekend = (date: string) => [5, 6].includes(weekday(date));
