import type { ReactNode } from 'react';

/** The map of islands/map, an element of its own: pages and other islands place it by its name. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'location-map': { latitude: number; longitude: number; name: string; children: ReactNode };
    }
  }
}
