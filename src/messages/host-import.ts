/** What the import of the host's file says of it. */

/** By what must not be there twice. */
export const TWICE = {
  homestay: 'another homestay has this id already',
  room: 'another room has this id already',
  lengthDiscount: 'another discount is from as many nights on already',
  cancellation: 'another line is for as many hours already',
} as const;

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
  return parts.join(', ') || 'as they were';
}

const onceFree = (nights: readonly string[]) =>
  `to change once free (${nights.slice(0, 5).join(', ')}${nights.length > 5 ? ', …' : ''})`;
