import { storedFields } from '#stores/browser/raw-storage.ts';

/** The number of the booking that this browser keeps, without the code that reads the whole of it. */
export function keptBookingId(): number | undefined {
  const { id } = storedFields('kept-booking');
  return typeof id === 'number' ? id : undefined;
}
