import { type PointerEvent as ReactPointerEvent, useEffect, useState } from 'react';
import { dragPhoto, settleDrag } from '#stores/host/rooms/photos.ts';

/** The part of the screen, under the bars and beside them, where the page begins to follow. */
const EDGE = 130;
const SLOWNESS = 8;

/** Moves a photo to where the finger or the mouse is; it is saved where it is left. */
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
    // Near an edge the page follows, so that a photo reaches places that are out of view.
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
    // On the window: the photo itself moves to another place of the page.
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
