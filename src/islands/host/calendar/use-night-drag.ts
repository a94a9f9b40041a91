import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { extendTo, pressNight, selectNight, toggleRoom } from '#stores/host/calendar/selection.ts';

/** A night of one room, a date of all rooms, or the name of a room. */
export interface GridTarget {
  roomIds: readonly number[];
  date: string;
  isName: boolean;
}

interface Drag {
  start: GridTarget;
  x: number;
  y: number;
  /** Until this is true, the finger may still scroll. */
  isSelecting: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

/** Milliseconds until a resting finger selects instead of scrolling. */
const LONG_PRESS = 400;
const STILL = 8;
/** Within so many pixels of an edge, the grid scrolls. */
const EDGE = 36;
const STEP = 20;

/** Selects nights of one room, or dates of all: by a press, by dragging the mouse, or by dragging a finger after a long press. */
export function useNightDrag(
  scroller: RefObject<HTMLDivElement | null>,
  placeAt: (x: number, y: number) => GridTarget | undefined,
) {
  const drag = useRef<Drag>(undefined);
  const dragged = useRef(false);
  // What was under the finger when it came down counts: the page may move before it leaves.
  const pressed = useRef<GridTarget>(undefined);

  // A passive listener could not stop the scrolling while a finger selects.
  useEffect(() => {
    const keep = (event: TouchEvent) => {
      if (drag.current?.isSelecting) event.preventDefault();
    };
    const element = scroller.current;
    element?.addEventListener('touchmove', keep, { passive: false });
    return () => element?.removeEventListener('touchmove', keep);
  }, [scroller]);

  const begin = (current: Drag) => {
    current.isSelecting = true;
    dragged.current = true;
    selectNight(current.start.roomIds, current.start.date);
  };
  const end = () => {
    clearTimeout(drag.current?.timer);
    drag.current = undefined;
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      dragged.current = false;
      const { clientX: x, clientY: y, pointerType, button } = event;
      const start = placeAt(x, y);
      pressed.current = start;
      if (!start || start.isName || button !== 0 || event.shiftKey || isLink(event)) return;
      const current: Drag = { start, x, y, isSelecting: false };
      if (pointerType === 'touch') current.timer = setTimeout(() => begin(current), LONG_PRESS);
      drag.current = current;
    },
    onPointerMove: (event: PointerEvent) => {
      const current = drag.current;
      const element = scroller.current;
      if (!current || !element) return;
      const { clientX: x, clientY: y, pointerType, pointerId } = event;
      const isStill = Math.hypot(x - current.x, y - current.y) < STILL;
      if (!current.isSelecting && (isStill || pointerType === 'touch')) {
        if (!isStill) end();
        return;
      }
      if (!current.isSelecting) {
        begin(current);
        element.setPointerCapture(pointerId);
      }
      const { left, right } = element.getBoundingClientRect();
      if (x > right - EDGE) element.scrollBy({ left: STEP });
      else if (x < left + EDGE) element.scrollBy({ left: -STEP });
      // Only the day counts, because a drag stays in its room.
      const place = placeAt(x, current.y);
      if (place && !place.isName) extendTo(current.start.roomIds, place.date);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      if (drag.current?.isSelecting) event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      const place = pressed.current ?? placeAt(event.clientX, event.clientY);
      pressed.current = undefined;
      if (dragged.current || !place || isLink(event)) return;
      const [roomId = 0] = place.roomIds;
      if (place.isName) toggleRoom(roomId, place.date);
      else if (event.shiftKey) extendTo(place.roomIds, place.date);
      else pressNight(place.roomIds, place.date);
    },
  };
}

const isLink = ({ target }: { target: EventTarget }) => target instanceof Element && target.closest('a');
