import type { Unsellable } from '#domain/booking/one-booking.ts';
import { formatDate } from '#domain/dates/calendar.ts';
import { roomTaken } from '#messages/booking/cart.ts';
import { refusalSentence } from '#messages/rooms/refusal.ts';

/** Returns why a room is not available for a stay from `checkIn`. */
export function reasonOf({ found }: Unsellable, checkIn: string): string {
  return found ? refusalSentence(found, formatDate(checkIn, 'month-year')) : roomTaken;
}
