import { type PointerEvent as ReactPointerEvent, useEffect, useState } from 'react';
import { dragPhoto, settleDrag } from '#stores/host/rooms/photos.ts';

/** Pixels from the top and bottom of the screen where the page begins to scroll. They include the bars. */
const EDGE = 130;
const SLOWNESS = 8;

/** The photo moves along with the finger or the mouse. Its place is saved when it is released. */
export function usePhotoDrag() {
  const [dragged, setDragged] = useState<number>();

  useEffect(() => {
    if (dragged === undefined) return;
    const finger = { clientX: 0, clientY: innerHeight / 2 };
    const settle = () => {
      const over = document
        .elementFromPoint(finger.clientX, finger.clientY)
        ?.closest<HTMLElement>('[data-place]');
      if (over) dragPhoto(dragged, Number(over.dataset.place));
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      Object.assign(finger, { clientX, clientY });
      settle();
    };
    let frame = 0;
    // Near an edge the page scrolls, so that a photo can reach places out of view.
    const follow = () => {
      const above = Math.max(0, EDGE - finger.clientY);
      const below = Math.max(0, finger.clientY - (innerHeight - EDGE));
      if (above + below > 0) {
        scrollBy(0, (below - above) / SLOWNESS);
        settle();
      }
      frame = requestAnimationFrame(follow);
    };
    frame = requestAnimationFrame(follow);
    const end = () => {
      settleDrag(dragged);
      setDragged(undefined);
    };
    // The listeners are on the window, because the photo's own element moves while it is dragged.
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  }, [dragged]);

  const begin = (id: number) => (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.releasePointerCapture(event.pointerId);
    setDragged(id);
  };
  return { dragged, begin };
}
