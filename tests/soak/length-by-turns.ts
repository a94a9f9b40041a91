/** Time zones times minutes: each check-in is booked in one of these places. */
export const PLACES = 8;
const MOST_NIGHTS = 30;

/**
 * How many nights are booked from the nth check-in in a place; undefined where it is another place's turn. Over five
 * years each place meets every length and every day of the week, and each length every day of the week.
 */
export function lengthByTurns(nth: number, place: number): number | undefined {
  if (nth % PLACES !== place) return undefined;
  return 1 + (Math.floor(nth / PLACES) % MOST_NIGHTS);
}
