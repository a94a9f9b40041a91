import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { extendTo, pressNight, selectNight } from '#stores/host/calendar/selection.ts';

export interface NightPlace {
  roomId: number;
  date: string;
}

interface Drag {
  start: NightPlace;
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

/** Selects nights of one room: by a press, by dragging the mouse, or by dragging a finger after a long press. */
export function useNightDrag(
  scroller: RefObject<HTMLDivElement | null>,
  placeAt: (x: number, y: number) => NightPlace | undefined,
) {
  const drag = useRef<Drag>(undefined);
  const dragged = useRef(false);

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
    selectNight(current.start.roomId, current.start.date);
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
      if (!start || button !== 0 || event.shiftKey || isLink(event)) return;
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
      if (place) extendTo(current.start.roomId, place.date);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      if (drag.current?.isSelecting) event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      const place = placeAt(event.clientX, event.clientY);
      if (dragged.current || !place || isLink(event)) return;
      if (event.shiftKey) extendTo(place.roomId, place.date);
      else pressNight(place.roomId, place.date);
    },
  };
}

const isLink = ({ target }: { target: EventTarget }) => target instanceof Element && target.closest('a');
