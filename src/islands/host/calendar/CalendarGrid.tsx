import { type CSSProperties, useMemo, useRef, useState } from 'react';
import type { BookingLine } from '#contract/host/booking-line.ts';
import { addDays } from '#domain/dates/calendar.ts';
import { type Bar, CALENDAR_DAYS, DAYS_BACK } from '#domain/rates/host-calendar.ts';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/calendar.ts';
import { $bars, type CalendarState } from '#stores/host/calendar/calendar.ts';
import { $selectedNights, hasRooms } from '#stores/host/calendar/selection.ts';
import styles from './CalendarGrid.module.css';
import { CalendarHead } from './CalendarHead.tsx';
import { CalendarRow } from './CalendarRow.tsx';
import { useGridSizes } from './calendar-sizes.ts';
import { DayRow } from './DayRow.tsx';
import { DATES, type GridPlace, useCalendarWindow } from './use-calendar-window.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useNightDrag } from './use-night-drag.ts';

type Ready = Extract<CalendarState, { state: 'ready' }>;

const NO_BARS: Bar<BookingLine>[] = [];
const NONE = new Map<number, Bar<BookingLine>[]>();

/** The grid has a row for each room and a column for each day. Only the cells in view are rendered. */
export function CalendarGrid({ calendar }: { calendar: Ready }) {
  const { rooms, pages, first, warning } = calendar;
  const scroller = useRef<HTMLDivElement>(null);
  const sizes = useGridSizes();
  const [active, setActive] = useState<GridPlace>({ row: 0, column: DAYS_BACK });
  const view = useCalendarWindow(scroller, sizes, { rooms: rooms.length, active });
  const bars = useValue($bars, NONE);
  const selected = useValue($selectedNights, undefined);
  const all = useMemo(() => rooms.map(({ id }) => id), [rooms]);
  const drawn = view.columns.getVirtualItems();
  // The array stays the same for the same days, so that a row renders again only if something in it has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns are told apart by their numbers
  const shown = useMemo(
    () => drawn.map(({ index, start }) => ({ column: index, start, date: addDays(first, index) })),
    [drawn.map(({ index }) => index).join(), sizes.column, first],
  );

  const onKeyDown = useGridKeys({
    active,
    setActive,
    rooms: all,
    first,
    scrollTo: ({ row, column }) => {
      view.columns.scrollToIndex(column);
      if (row !== DATES) view.rows.scrollToIndex(row);
    },
  });
  const dragging = useNightDrag(scroller, (x, y) => {
    const element = scroller.current;
    if (!element) return undefined;
    const { left, top } = element.getBoundingClientRect();
    const [isName, isDate] = [x - left < sizes.head, y - top < sizes.top];
    const pressed = Math.floor((x - left + element.scrollLeft - sizes.head) / sizes.column);
    const room = rooms[Math.floor((y - top + element.scrollTop - sizes.top) / sizes.row)];
    if ((isName && isDate) || (!isDate && !room) || pressed >= CALENDAR_DAYS) return undefined;
    // A room that is pressed without a selection begins one with the first day in view.
    const column = isName ? Math.max(view.first, DAYS_BACK) : pressed;
    return { roomIds: room && !isDate ? [room.id] : all, date: addDays(first, column), isName };
  });

  const size = { inlineSize: view.columns.getTotalSize(), blockSize: view.rows.getTotalSize() };
  const pixels: CSSProperties & Record<`--${string}`, string> = {
    '--column': `${sizes.column}px`,
    '--row': `${sizes.row}px`,
    '--head': `${sizes.head}px`,
  };
  return (
    <>
      <CalendarHead
        day={addDays(first, view.first)}
        warning={warning}
        goTo={(day) => view.columns.scrollToIndex(day, { align: 'start' })}
        column={view.first}
      />
      <div ref={scroller} className={styles.scroller} style={pixels} {...dragging}>
        {/* biome-ignore lint/a11y/useSemanticElements: a table can't be drawn in parts */}
        <div
          role="grid"
          tabIndex={-1}
          className={styles.grid}
          style={size}
          aria-label={messages.gridName}
          aria-describedby="calendar-help"
          aria-multiselectable="true"
          aria-rowcount={rooms.length + 1}
          aria-colcount={CALENDAR_DAYS + 1}
          onKeyDown={onKeyDown}
        >
          <DayRow
            days={shown}
            height={sizes.top}
            activeColumn={active.row === DATES ? active.column : undefined}
            setActive={setActive}
            selected={selected && hasRooms(selected, all) ? selected : undefined}
          />
          {view.rows.getVirtualItems().map(({ index, start }) => {
            const room = rooms[index];
            return (
              room && (
                <CalendarRow
                  key={room.id}
                  room={room}
                  row={index}
                  start={start}
                  days={shown}
                  pages={pages}
                  setActive={setActive}
                  activeColumn={active.row === index ? active.column : undefined}
                  bars={bars.get(room.id) ?? NO_BARS}
                  selected={selected?.roomIds.includes(room.id) ? selected : undefined}
                />
              )
            );
          })}
        </div>
      </div>
      <p id="calendar-help" className="visually-hidden">
        {messages.help}
      </p>
    </>
  );
}
