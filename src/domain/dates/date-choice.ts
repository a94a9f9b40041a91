/** One night of the availability calendar; the price is in rupees. */
export interface Night {
  free: number;
  lowestPrice: number | null;
  /** The fewest nights of a stay that begins here; 1 if unknown. */
  minimumStay: number;
}

/** Nights by date. A night that is missing is unknown and can be chosen. */
export type Nights = ReadonlyMap<string, Night>;

export function minimumStay(checkIn: string | undefined, nights: Nights): number {
  return (checkIn && nights.get(checkIn)?.minimumStay) || 1;
}

/** Returns whether a stay can begin on a day: false only if its night is taken. */
export function canArrive(date: string, nights: Nights): boolean {
  return nights.get(date)?.free !== 0;
}

/**
 * Returns whether a stay from `checkIn` can end on a day: false if a night before it is taken. The day's own night does
 * not count.
 */
export function canLeave(date: string, checkIn: string | undefined, nights: Nights): boolean {
  if (!checkIn) return true;
  for (const [night, { free }] of nights) {
    if (free === 0 && night >= checkIn && night < date) return false;
  }
  return true;
}
