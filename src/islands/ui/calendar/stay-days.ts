import { daysBetween } from '#domain/dates/calendar.ts';
import { minimumStay, type Nights } from '#domain/dates/date-choice.ts';
import { formatRupees } from '#domain/money/money.ts';
import * as messages from '#messages/rooms/search.ts';
import type { DayInfo } from './calendar-days.ts';

/** Name, first and last day of a festival, as the page lists it. */
export type Festival = readonly [name: string, start: string, end: string];

export function priceNote(date: string, nights: Nights): DayInfo {
  const rupees = nights.get(date)?.lowestPrice;
  if (!rupees) return {};
  const amount = formatRupees(rupees);
  return { note: amount, spoken: messages.fromPrice(amount) };
}

/** Returns the length of a stay that ends on a day, or the fewest nights if it would be too short. */
export function lengthNote(date: string, checkIn: string | undefined, nights: Nights): DayInfo {
  if (!checkIn || date <= checkIn) return {};
  const length = daysBetween(checkIn, date);
  const fewest = minimumStay(checkIn, nights);
  if (length >= fewest) return { note: messages.shortNights(length), spoken: messages.nights(length) };
  return { note: messages.fewest(fewest), spoken: messages.fewestSpoken(fewest) };
}

export function festivalMark(date: string, festivals: readonly Festival[]): DayInfo {
  return { mark: festivals.find(([, start, end]) => start <= date && date <= end)?.[0] };
}
