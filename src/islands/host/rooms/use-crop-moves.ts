import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { moved, type View, zoomed } from '#domain/rooms/photo-crop.ts';

/** An arrow key moves by this part of the frame; plus and minus enlarge by the factor below. */
const STEP = 0.05;
const ZOOM_STEP = 1.15;
const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};
const ZOOMS: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP };

interface Point {
  x: number;
  y: number;
}
const distance = ([one, other]: readonly Point[]) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

/** One finger, the mouse or arrow keys move the photo below its frame. Two fingers, plus and minus enlarge it. */
export function useCropMoves(view: View, photo: number, onView: (view: View) => void) {
  const pointers = useRef(new Map<number, Point>());

  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const end = (event: PointerEvent) => void pointers.current.delete(event.pointerId);
  const move = (event: PointerEvent<HTMLElement>) => {
    const last = pointers.current.get(event.pointerId);
    if (!last) return;
    const before = distance([...pointers.current.values()]);
    const now = { x: event.clientX, y: event.clientY };
    pointers.current.set(event.pointerId, now);
    if (pointers.current.size > 1) {
      const after = distance([...pointers.current.values()]);
      if (before > 0) onView(zoomed(view, (view.zoom * after) / before, photo));
      return;
    }
    const { width, height } = event.currentTarget.getBoundingClientRect();
    onView(moved(view, { x: (last.x - now.x) / width, y: (last.y - now.y) / height }, photo));
  };
  const key = (event: KeyboardEvent) => {
    const [arrow, zoom] = [ARROWS[event.key], ZOOMS[event.key]];
    if (!arrow && zoom === undefined) return;
    event.preventDefault();
    // The arrow moves the photo, so the visible part moves the other way.
    if (arrow) onView(moved(view, arrow, photo));
    else if (zoom !== undefined) onView(zoomed(view, view.zoom * zoom, photo));
  };
  return {
    onPointerDown: begin,
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: key,
  };
}
