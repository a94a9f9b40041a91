import { addDays, addMonths, countNights, isCivilDate } from './calendar.ts';

/** Spec section 9: check-in one month ahead, 2 nights, 2 guests, 0 children. */
export const DEFAULT_NIGHTS = 2;
export const DEFAULT_GUESTS = 2;
export const DEFAULT_CHILDREN = 0;

/** A stay is the half-open range [checkIn, checkOut) of civil dates: two stays may touch. */
export interface Stay {
  checkIn: string;
  checkOut: string;
}

/** The people who travel together. The query's `guests` are `adults` here. */
export interface Party {
  adults: number;
  children: number;
}

export const DEFAULT_PARTY: Party = { adults: DEFAULT_GUESTS, children: DEFAULT_CHILDREN };

/** Returns the default stay of a search: one month from today, for two nights. */
export function defaultStay(today: string, nights = DEFAULT_NIGHTS): Stay {
  const checkIn = addMonths(today, 1);
  return { checkIn, checkOut: addDays(checkIn, nights) };
}

/**
 * Returns the stay of a search with missing dates: check-in defaults to one month ahead, check-out to two nights later.
 * Equal dates mean one night, because the check-out field allows the check-in date.
 */
export function searchedStay(
  checkIn: string | null | undefined,
  checkOut: string | null | undefined,
  today: string,
): Stay {
  const from = checkIn ?? defaultStay(today).checkIn;
  const to = checkOut ?? addDays(from, DEFAULT_NIGHTS);
  return { checkIn: from, checkOut: to === from ? addDays(from, 1) : to };
}

/** Returns whether both dates exist and check-out is after check-in. */
export function isStay(checkIn: unknown, checkOut: unknown): boolean {
  return isCivilDate(checkIn) && isCivilDate(checkOut) && checkIn < checkOut;
}

/** Returns whether the stay begins before today: it can be viewed, not booked. */
export function isPastStay(stay: Stay, today: string): boolean {
  return stay.checkIn < today;
}

export function nightsOfStay(stay: Stay): number {
  return countNights(stay.checkIn, stay.checkOut);
}

/** Returns a day, or the day from check-in to check-out that is nearest to it. */
export function dayInStay(day: string, { checkIn, checkOut }: Stay): string {
  if (day < checkIn) return checkIn;
  return day > checkOut ? checkOut : day;
}

export function totalGuests(party: Party): number {
  return party.adults + party.children;
}
