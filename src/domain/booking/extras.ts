import { addDays, daysBetween } from '#domain/dates/calendar.ts';
import type { Stay } from '#domain/dates/stay.ts';

/** Services that the host arranges and the guest pays at the homestay (spec section 9). */
export const EXTRA_KINDS = ['mahaprasad', 'bus_tickets', 'priest', 'pick_up'] as const;
export type ExtraKind = (typeof EXTRA_KINDS)[number];

/** Where guests are picked up, on the day of arrival. */
export const PICK_UP_PLACES = ['station', 'airport'] as const;
export type PickUpPlace = (typeof PICK_UP_PLACES)[number];

export interface Extra {
  kind: ExtraKind;
  count: number;
  date: string;
  /** Where a pick-up starts; other extras have none. */
  from?: PickUpPlace | undefined;
  note?: string | undefined;
}

/** What a guest asks of the host that is not paid online. */
export interface SpecialRequests {
  services: readonly Extra[];
  /** `HH:MM` at the property. */
  arrivalTime: string | null;
  note: string | null;
}

export const NO_SPECIAL_REQUESTS: SpecialRequests = { services: [], arrivalTime: null, note: null };

export const MAX_EXTRA_NOTE = 200;
export const MAX_HOST_NOTE = 500;

/** Returns whether a date is a day of the stay, arrival and departure included: a bus may leave on the last morning. */
export function isDayOfStay(date: string, { checkIn, checkOut }: Stay): boolean {
  return checkIn <= date && date <= checkOut;
}

/** Returns every day of a stay, arrival and departure included. */
export function daysOfStay({ checkIn, checkOut }: Stay): string[] {
  const days: string[] = [];
  for (let day = checkIn; day <= checkOut; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Returns the first whole day in Puri; the arrival day for a stay of one night. */
export function firstFullDay({ checkIn, checkOut }: Stay): string {
  const next = addDays(checkIn, 1);
  return next < checkOut ? next : checkIn;
}

/** Returns whether guests choose the day: a pick-up is always on the day of arrival. */
export const hasOwnDay = (kind: ExtraKind): boolean => kind !== 'pick_up';

/** Returns an extra before the guest chooses anything about it. */
export function newExtra(kind: ExtraKind, count: number, stay: Stay): Extra {
  if (hasOwnDay(kind)) return { kind, count, date: firstFullDay(stay) };
  return { kind, count, date: stay.checkIn, from: 'station' };
}

/** Returns why an extra can't be arranged; undefined if it can. */
export function extraProblem(
  { kind, count, date, from }: Extra,
  stay: Stay,
  guests: number,
): 'count' | 'date' | 'from' | undefined {
  if (!Number.isInteger(count) || count < 1 || count > guests) return 'count';
  if (hasOwnDay(kind) ? !isDayOfStay(date, stay) : date !== stay.checkIn) return 'date';
  return hasOwnDay(kind) === (from === undefined) ? undefined : 'from';
}

/**
 * Returns the extras of a stay that moves: each keeps its date, or else its distance from arrival. A pick-up stays on
 * arrival; one that was booked before it needed a place is from the station.
 */
export function moveExtras(extras: readonly Extra[], from: Stay, to: Stay, guests: number): Extra[] {
  return extras.map((extra) => ({
    ...extra,
    ...(hasOwnDay(extra.kind) ? {} : { from: extra.from ?? 'station' }),
    count: Math.min(extra.count, Math.max(1, guests)),
    date: movedDay(extra, from, to),
  }));
}

function movedDay({ kind, date }: Extra, from: Stay, to: Stay): string {
  if (!hasOwnDay(kind)) return to.checkIn;
  if (isDayOfStay(date, to)) return date;
  const position = Math.min(daysBetween(from.checkIn, date), daysBetween(to.checkIn, to.checkOut));
  return addDays(to.checkIn, Math.max(0, position));
}
