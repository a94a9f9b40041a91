/** What the import of the host's file says of it. */

/** By what must not be there twice. */
export const TWICE = {
  homestay: 'another homestay already has this id',
  room: 'another room already has this id',
  lengthDiscount: 'another discount already starts at this number of nights',
  cancellation: 'another line already has this number of hours',
} as const;

export const UNCHANGED = 'unchanged';

/** What becomes of a room's nights: how many change at once, and which of those that are taken change later. */
export interface ToldNights {
  opened: number;
  changed: number;
  closed: number;
  sold: string[];
  held: string[];
}

export function nightsTold({ opened, changed, closed, sold, held }: ToldNights): string {
  const parts = [
    opened && `${opened} opened`,
    changed && `${changed} changed`,
    closed && `${closed} closed`,
    sold.length && `${sold.length} sold, ${onceFree(sold)}`,
    held.length && `${held.length} held but not sold, ${onceFree(held)}`,
  ].filter(Boolean);
  return parts.join(', ') || UNCHANGED;
}

const onceFree = (nights: readonly string[]) =>
  `to change once free (${nights.slice(0, 5).join(', ')}${nights.length > 5 ? ', …' : ''})`;
