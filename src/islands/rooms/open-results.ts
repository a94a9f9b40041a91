import { createElement, startTransition } from 'react';
import type { Picture } from '#domain/images.ts';
import { createRoot } from '#islands/ui/create-root.ts';
import { openResults } from '#stores/rooms.ts';
import { Results } from './Results.tsx';

/**
 * Puts the living results in the place of the built ones, which look the same until the rooms come. Done by hand
 * because the page has this one island only: the framework's own loader for islands would be more code than this.
 * The rooms are on their way before anything is drawn, and whoever presses something meanwhile goes before the drawing.
 */
openResults();

/** What the page was built with of a picture, so that the same file is shown again. */
function builtPicture({ src: url, srcset, attributes }: HTMLImageElement): Picture {
  const widths = [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  const [width, height] = ['width', 'height'].map((name) => Number(attributes.getNamedItem(name)?.value));
  return { url, sizes: width && height && widths.length > 0 ? { width, height, widths } : undefined };
}

const place = document.querySelector<HTMLElement>('[data-results]');
if (place) {
  const pictures = [...place.querySelectorAll('img')].map(builtPicture);
  const { phone = '', largestGroup } = place.dataset;
  const house = { phone, largestGroup: Number(largestGroup) };
  startTransition(() => createRoot(place).render(createElement(Results, { pictures, house })));
}
