import type { ReactNode } from 'react';

/** Declares the custom element of islands/map for JSX. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'location-map': { latitude: number; longitude: number; name: string; children: ReactNode };
    }
  }
}
