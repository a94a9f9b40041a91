import * as reactDom from 'react-dom/client';

/**
 * `createRoot` of React. It stands in a file of its own so that React DOM, which takes 11 ms to set itself up and a
 * phone 45, does so in a task of its own (in-pieces.ts), not in that of whoever is first to draw something.
 */
export const { createRoot } = reactDom;
