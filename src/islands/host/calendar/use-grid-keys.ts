import { type KeyboardEvent, useEffect, useRef } from 'react';
import { addDays, addMonths, daysBetween } from '#domain/dates/calendar.ts';
import { CALENDAR_DAYS, DAYS_BACK } from '#domain/rates/host-calendar.ts';
import {
  $selection,
  clearSelection,
  extendTo,
  pressNight,
  selectNight,
} from '#stores/host/calendar/selection.ts';
import type { GridPlace } from './use-calendar-window.ts';

interface Keys {
  active: GridPlace;
  setActive: (place: GridPlace) => void;
  rooms: readonly { id: number }[];
  /** The date of the first column. */
  first: string;
  scrollTo: (place: GridPlace) => void;
}

export const cellId = ({ row, column }: GridPlace) => `night-${row}-${column}`;

/** Arrows move by a cell, Home and End within the month, Page Up and Page Down by a month. With Shift they select. */
export function useGridKeys({ active, setActive, rooms, first, scrollTo }: Keys) {
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) document.getElementById(cellId(active))?.focus({ preventScroll: true });
    moved.current = false;
  }, [active]);

  const moveTo = (row: number, column: number, isSelecting: boolean) => {
    const place = {
      row: Math.min(rooms.length - 1, Math.max(0, row)),
      column: Math.min(CALENDAR_DAYS - 1, Math.max(0, column)),
    };
    const room = rooms[active.row];
    if (isSelecting && room) extendFrom(room.id, addDays(first, active.column), addDays(first, place.column));
    moved.current = true;
    scrollTo(place);
    setActive(isSelecting ? { ...place, row: active.row } : place);
  };

  return (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const { row, column } = active;
    const room = rooms[row];
    const date = addDays(first, column);
    const columnOf = (day: string) => daysBetween(first, day);
    const monthStart = `${date.slice(0, 8)}01`;
    const moves: Record<string, [row: number, column: number]> = {
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      Home: event.ctrlKey ? [row, DAYS_BACK] : [row, columnOf(monthStart)],
      End: [row, columnOf(addMonths(monthStart, 1)) - 1],
      PageUp: [row, columnOf(addMonths(date, -1))],
      PageDown: [row, columnOf(addMonths(date, 1))],
    };
    const move = moves[event.key];
    if (move) moveTo(...move, event.shiftKey);
    else if (event.key === 'Escape') clearSelection();
    else if (event.key === ' ' && room) pressNight(room.id, date);
    else if (event.key === 'Enter' && room) openOrPress(room.id, date, active);
    else return;
    event.preventDefault();
  };
}

/** A selection begins at the cell that had the focus, unless that cell already ends a selection. */
function extendFrom(roomId: number, from: string, to: string): void {
  const selection = $selection.get();
  if (selection?.roomId !== roomId || selection.end !== from) selectNight(roomId, from);
  extendTo(roomId, to);
}

function openOrPress(roomId: number, date: string, place: GridPlace): void {
  const booking = document.getElementById(cellId(place))?.dataset.booking;
  if (booking) location.assign(`/host/bookings/${booking}`);
  else pressNight(roomId, date);
}
