import { formatDate } from '#domain/calendar.ts';
import type { Unsellable } from '#domain/one-booking.ts';
import { roomTaken } from '#messages/cart.ts';
import { refusalSentence } from '#messages/rooms.ts';

/** Why a room is not available for a stay from `checkIn`. */
export function reasonOf({ found }: Unsellable, checkIn: string): string {
  return found ? refusalSentence(found, formatDate(checkIn, 'month-year')) : roomTaken;
}
