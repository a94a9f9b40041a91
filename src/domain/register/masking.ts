import { type Foreign, SECRET_FIELDS, type Traveller } from './traveller.ts';

const HIDDEN = '•••••';
const SHOWN = 3;

/** Returns a number of which only the end can be read: `•••••678`. */
export const mask = (number: string): string =>
  number.length > SHOWN ? HIDDEN + number.slice(-SHOWN) : HIDDEN;

export const isMasked = (text: string): boolean => text.includes('•');

/** Returns a traveller as guests may read them: the numbers of passport and visa are masked. */
export function masked<T extends Pick<Traveller, 'foreign'>>(traveller: T): T {
  const { foreign } = traveller;
  if (!foreign) return traveller;
  const shown: Foreign = { ...foreign };
  for (const field of SECRET_FIELDS) shown[field] = shown[field] && mask(shown[field]);
  return { ...traveller, foreign: shown };
}
