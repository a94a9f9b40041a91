import { memo } from 'react';
import type { BookingLine } from '#contract/host/booking-line.ts';
import type { Bar } from '#domain/rates/host-calendar.ts';
import { today } from '#stores/browser/today.ts';
import { type CalendarNight, type HostRoom, nightIn } from '#stores/host/calendar/calendar.ts';
import { isSelected, type SelectedNights } from '#stores/host/calendar/selection.ts';
import styles from './CalendarGrid.module.css';
import type { ShownDay } from './DayRow.tsx';
import { NightCell } from './NightCell.tsx';
import type { GridPlace } from './use-calendar-window.ts';

interface Props {
  room: HostRoom;
  row: number;
  start: number;
  days: readonly ShownDay[];
  pages: ReadonlyMap<number, ReadonlyMap<string, CalendarNight>>;
  bars: readonly Bar<BookingLine>[];
  selected: SelectedNights | undefined;
  /** This is undefined if the active cell is in another row. */
  activeColumn: number | undefined;
  setActive: (place: GridPlace) => void;
}

export const CalendarRow = memo(function CalendarRow(props: Props) {
  const { room, row, start, days, pages, bars, selected, activeColumn, setActive } = props;
  const now = today();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table can't be drawn in parts
    // biome-ignore lint/a11y/useFocusableInteractive: the cells have the focus
    <div
      role="row"
      className={styles.row}
      aria-rowindex={row + 2}
      style={{ transform: `translateY(${start}px)` }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a table can't be drawn in parts */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the cells have the focus */}
      <div role="rowheader" className={styles.room} aria-colindex={1} aria-selected={selected !== undefined}>
        <span>{room.name}</span>
      </div>
      {days.map((day, index) => {
        const bar = bars.find((one) => one.start <= day.column && day.column <= one.end);
        const isHead = bar && (bar.start === day.column || days[index - 1]?.column !== day.column - 1);
        return (
          <NightCell
            key={day.date}
            room={room.name}
            row={row}
            column={day.column}
            date={day.date}
            start={day.start}
            night={nightIn(pages, room.id, day)}
            booking={bar?.booking}
            span={bar && isHead ? bar.end - day.column + 1 : 0}
            isBegun={bar !== undefined && bar.start === day.column}
            isSelected={isSelected(selected, room.id, day.date)}
            isActive={activeColumn === day.column}
            isPast={day.date < now}
            isToday={day.date === now}
            setActive={setActive}
          />
        );
      })}
    </div>
  );
});
