import * as reactDom from 'react-dom/client';
import { hearClicks } from './hear-clicks.ts';

/**
 * `createRoot` of React, for clicks and keys. It stands in a file of its own so that React DOM, which takes 11 ms to set
 * itself up and a phone 45, does so in a task of its own (in-pieces.ts), not in that of whoever is first to draw
 * something.
 */
export function createRoot(place: Element): reactDom.Root {
  hearClicks(place);
  return reactDom.createRoot(place);
}
