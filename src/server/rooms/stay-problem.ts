import { daysBetween } from '#domain/dates/calendar.ts';
import type { Stay } from '#domain/dates/stay.ts';
import { CHECK_OUT_AFTER_CHECK_IN, STAY_TOO_LONG } from '#messages/site/api.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';

const MAX_NIGHTS = 365;

export function stayProblem(stay: Stay, field: string): Refusal | undefined {
  if (stay.checkOut < stay.checkIn) {
    return refuse('bad_request', { fields: { [field]: CHECK_OUT_AFTER_CHECK_IN } }, CHECK_OUT_AFTER_CHECK_IN);
  }
  if (daysBetween(stay.checkIn, stay.checkOut) > MAX_NIGHTS) {
    return refuse('bad_request', { fields: { [field]: STAY_TOO_LONG } }, STAY_TOO_LONG);
  }
  return undefined;
}

/** Returns the refusal of dates that can't be booked: a booking has at least one night. */
export function bookableStayProblem(stay: Stay, field: string): Refusal | undefined {
  if (stay.checkOut !== stay.checkIn) return stayProblem(stay, field);
  return refuse('bad_request', { fields: { [field]: CHECK_OUT_AFTER_CHECK_IN } }, CHECK_OUT_AFTER_CHECK_IN);
}
