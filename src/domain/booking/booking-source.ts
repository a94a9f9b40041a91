/**
 * Says where a booking came from. `web` is this site. `channel` bookings are read from the calendar of another site,
 * which has the guest and the money. The host enters the others.
 */
export const HOST_SOURCES = ['phone', 'whatsapp', 'walk_in', 'ota'] as const;
export const BOOKING_SOURCES = ['web', ...HOST_SOURCES, 'channel'] as const;
export type BookingSource = (typeof BOOKING_SOURCES)[number];

/** The numbers that are stored; 5 has been the website's since its first booking. */
export const SOURCE_NUMBERS: Readonly<Record<BookingSource, number>> = {
  web: 5,
  phone: 6,
  whatsapp: 7,
  walk_in: 8,
  ota: 9,
  channel: 10,
};

/** Returns the source of a stored number; what no version of the desk wrote counts as the website's. */
export function sourceOf(number: number): BookingSource {
  return BOOKING_SOURCES.find((source) => SOURCE_NUMBERS[source] === number) ?? 'web';
}
