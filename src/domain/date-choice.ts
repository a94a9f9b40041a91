/** What the calendar of free nights says of a night: how many rooms have it, and the lowest price, rupees. */
export interface Night {
  free: number;
  lowestPrice: number | null;
}

/** Nights by their date. What is not there is not known, and stays open to choose. */
export type Nights = ReadonlyMap<string, Night>;

/** A day can be the first of a stay unless its night is known to be taken. */
export function canArrive(date: string, nights: Nights): boolean {
  return nights.get(date)?.free !== 0;
}

/**
 * A stay from `checkIn` can end on a day unless a night before it is known to be taken. The day itself may be: its
 * night is not slept.
 */
export function canLeave(date: string, checkIn: string | undefined, nights: Nights): boolean {
  if (!checkIn) return true;
  for (const [night, { free }] of nights) {
    if (free === 0 && night >= checkIn && night < date) return false;
  }
  return true;
}
