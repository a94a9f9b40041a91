import { type KeyboardEvent, useEffect, useRef } from 'react';
import { addDays, addMonths, daysBetween } from '#domain/dates/calendar.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { CALENDAR_DAYS, DAYS_BACK } from '#domain/rates/host-calendar.ts';
import {
  $selection,
  clearSelection,
  extendTo,
  hasRooms,
  pressNight,
  selectNight,
  toggleRoom,
} from '#stores/host/calendar/selection.ts';
import { DATES, type GridPlace } from './use-calendar-window.ts';

interface Keys {
  active: GridPlace;
  setActive: (place: GridPlace) => void;
  /** All rooms by their rows. */
  rooms: readonly number[];
  /** The date of the first column. */
  first: string;
  scrollTo: (place: GridPlace) => void;
}

export const cellId = ({ row, column }: GridPlace) => `night-${row}-${column}`;

/** Gives the focus back to the active cell or date. */
export function focusGrid(): void {
  document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus({ preventScroll: true });
}

/** Arrows move by a cell, Home and End within the month, Page Up and Page Down by a month. With Shift they select. */
export function useGridKeys({ active, setActive, rooms, first, scrollTo }: Keys) {
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) document.getElementById(cellId(active))?.focus({ preventScroll: true });
    moved.current = false;
  }, [active]);

  const roomsOf = (row: number) => (row === DATES ? rooms : rooms.slice(row, row + 1));
  const moveTo = (row: number, column: number, isSelecting: boolean) => {
    // A selection by Shift stays among the rooms, or among the dates.
    const [least, most] = active.row === DATES ? [DATES, DATES] : [0, rooms.length - 1];
    const place = {
      row: isSelecting
        ? Math.min(most, Math.max(least, row))
        : Math.min(rooms.length - 1, Math.max(DATES, row)),
      column: Math.min(CALENDAR_DAYS - 1, Math.max(0, column)),
    };
    const own = roomsOf(active.row);
    if (isSelecting) beginAt(own, addDays(first, active.column));
    if (isSelecting && place.row !== active.row) addRow(own, roomsOf(place.row));
    else if (isSelecting) extendTo(own, addDays(first, place.column));
    moved.current = true;
    scrollTo(place);
    setActive(place);
  };

  return (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const { row, column } = active;
    const own = roomsOf(row);
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
    else if (event.key === ' ' && event.ctrlKey && row !== DATES) toggleRoom(own[0] ?? 0, date);
    else if (event.key === ' ') pressNight(own, date);
    else if (event.key === 'Enter') openOrPress(own, date, active);
    else return;
    event.preventDefault();
  };
}

/** A selection begins at the cell that had the focus, unless that cell already ends a selection. */
function beginAt(roomIds: readonly number[], night: string): void {
  const selection = $selection.get();
  if (!selection || !hasRooms(selection, roomIds) || selection.end !== night) selectNight(roomIds, night);
}

/** Adds the next room; on the way back, takes out the room that is left. */
function addRow(own: readonly number[], next: readonly number[]): void {
  const selection = $selection.get();
  const [roomId] = selection && hasRooms(selection, next) ? own : next;
  if (selection && roomId !== undefined) toggleRoom(roomId, selection.anchor);
}

function openOrPress(roomIds: readonly number[], date: string, place: GridPlace): void {
  const booking = document.getElementById(cellId(place))?.dataset.booking;
  if (booking) location.assign(pagePath(`/host/bookings/${booking}`));
  else pressNight(roomIds, date);
}
