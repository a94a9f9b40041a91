import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';
import { CALENDAR_DAYS, DAYS_BACK } from '#domain/rates/host-calendar.ts';
import { viewColumns } from '#stores/host/calendar/calendar.ts';
import type { GridSizes } from './calendar-sizes.ts';

/** The row of the dates, above those of the rooms. */
export const DATES = -1;

export interface GridPlace {
  row: number;
  column: number;
}

/** Rows and columns are added in groups of four. Single ones would need a new layout in every frame. */
const STEP = 4;

/** The active cell stays rendered wherever the grid is scrolled to, because it may have the focus. */
const keeping = (kept: number) => (range: Range) => {
  const { startIndex, endIndex, count } = range;
  const whole = {
    ...range,
    startIndex: Math.floor(startIndex / STEP) * STEP,
    endIndex: Math.min(count - 1, Math.ceil((endIndex + 1) / STEP) * STEP - 1),
  };
  const drawn = new Set([...defaultRangeExtractor(whole), Math.min(Math.max(0, kept), count - 1)]);
  return [...drawn].sort((a, b) => a - b);
};

/** Returns the rows and columns to render: those in view, some around them, and the active cell's. */
export function useCalendarWindow(
  scroller: RefObject<HTMLDivElement | null>,
  { column, row, head, top }: GridSizes,
  { rooms, active }: { rooms: number; active: GridPlace },
) {
  const columns = useVirtualizer({
    horizontal: true,
    count: CALENDAR_DAYS,
    getScrollElement: () => scroller.current,
    estimateSize: () => column,
    initialOffset: DAYS_BACK * column,
    paddingStart: head,
    scrollPaddingStart: head,
    overscan: 2,
    rangeExtractor: keeping(active.column),
    useFlushSync: false,
  });
  const rows = useVirtualizer({
    count: rooms,
    getScrollElement: () => scroller.current,
    estimateSize: () => row,
    paddingStart: top,
    scrollPaddingStart: top,
    overscan: 1,
    rangeExtractor: keeping(active.row),
    useFlushSync: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again for other sizes
  useEffect(() => {
    columns.measure();
    rows.measure();
    columns.scrollToIndex(DAYS_BACK, { align: 'start' });
  }, [column, row]);

  const offset = columns.scrollOffset ?? 0;
  const first = Math.max(0, Math.floor(offset / column));
  const last = Math.min(CALENDAR_DAYS - 1, first + Math.ceil((columns.scrollRect?.width ?? 0) / column));
  useEffect(() => viewColumns(first, last), [first, last]);
  return { columns, rows, first };
}
