import * as z from 'zod/mini';
import { HOST_SOURCES } from '#domain/booking/booking-source.ts';
import { isCivilDate } from '#domain/dates/calendar.ts';
import { storage } from '#stores/browser/storage.ts';

const date = z.string().check(z.refine(isCivilDate));

/** A booking that a host is writing. */
const newBooking = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  checkIn: date,
  checkOut: date,
  /** The ids of the rooms; 0 for a room that is not chosen yet. */
  rooms: z.array(z.int()),
  adults: z.int(),
  children: z.int(),
  source: z.enum(HOST_SOURCES),
  payment: z.enum(['later', 'now', 'link']),
  holdHours: z.int(),
  price: z.string(),
  note: z.string(),
});
export type NewBooking = Omit<z.infer<typeof newBooking>, 'rooms'> & { rooms: readonly number[] };

/** Returns the booking that was not saved when the host left the page. */
export function readDraft(): NewBooking | undefined {
  const text = storage['new-booking'];
  if (!text) return undefined;
  try {
    return z.parse(newBooking, JSON.parse(text));
  } catch (error) {
    console.error('The stored booking can’t be read', error);
    dropDraft();
    return undefined;
  }
}

export function keepDraft(booking: NewBooking): void {
  storage['new-booking'] = JSON.stringify(booking);
}

export function dropDraft(): void {
  delete storage['new-booking'];
}
