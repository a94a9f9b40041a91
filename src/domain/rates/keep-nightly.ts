import { revenueByNight, type SoldStay } from '#domain/money/revenue.ts';

/**
 * Returns what a changed stay costs, in whole rupees, if each night keeps its price for one room. Nights that the stay
 * did not have cost the average of those that it had.
 */
export function keepNightly(
  { roomTotal, nights }: Pick<SoldStay, 'roomTotal' | 'nights'>,
  changed: { nights: readonly string[]; rooms: number },
): number {
  const sold = Map.groupBy(revenueByNight({ roomTotal, nights }), ({ night }) => night);
  const average = nights.length > 0 ? roomTotal / nights.length : 0;
  const ofRoom = (night: string) => {
    const rooms = sold.get(night);
    return rooms ? rooms.reduce((sum, { revenue }) => sum + revenue, 0) / rooms.length : average;
  };
  return Math.round(changed.nights.reduce((sum, night) => sum + changed.rooms * ofRoom(night), 0));
}
