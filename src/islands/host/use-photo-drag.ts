import { type PointerEvent as ReactPointerEvent, useEffect, useState } from 'react';
import { dragPhoto, settleDrag } from '#stores/host/photos.ts';

/** Moves a photo to where the finger or the mouse is; it is saved where it is left. */
export function usePhotoDrag() {
  const [dragged, setDragged] = useState<number>();

  useEffect(() => {
    if (dragged === undefined) return;
    const move = ({ clientX, clientY }: PointerEvent) => {
      const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]');
      if (over) dragPhoto(dragged, Number(over.dataset.place));
    };
    const end = () => {
      settleDrag(dragged);
      setDragged(undefined);
    };
    // On the window: the photo itself moves to another place of the page.
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    return () => {
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
