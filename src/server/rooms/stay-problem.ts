import { daysBetween } from '#domain/dates/calendar.ts';
import type { Stay } from '#domain/dates/stay.ts';
import { say } from '#server/language/say.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import { listLongestStays } from './queries.ts';

const MAX_NIGHTS = 365;

export function stayProblem(stay: Stay, field: string): Refusal | undefined {
  if (stay.checkOut < stay.checkIn) {
    return refuse(
      'bad_request',
      { fields: { [field]: say().siteApi.CHECK_OUT_AFTER_CHECK_IN } },
      say().siteApi.CHECK_OUT_AFTER_CHECK_IN,
    );
  }
  if (daysBetween(stay.checkIn, stay.checkOut) > MAX_NIGHTS) {
    return refuse(
      'bad_request',
      { fields: { [field]: say().siteApi.STAY_TOO_LONG } },
      say().siteApi.STAY_TOO_LONG,
    );
  }
  return undefined;
}

/** Returns the refusal of dates that can't be booked: a booking has at least one night. */
export function bookableStayProblem(stay: Stay, field: string): Refusal | undefined {
  if (stay.checkOut !== stay.checkIn) return stayProblem(stay, field);
  return refuse(
    'bad_request',
    { fields: { [field]: say().siteApi.CHECK_OUT_AFTER_CHECK_IN } },
    say().siteApi.CHECK_OUT_AFTER_CHECK_IN,
  );
}

/** Returns the refusal of a guest's dates, which says how many nights can be booked in these rooms, or in any. */
export async function guestStayProblem(
  db: Database,
  stay: Stay,
  field: string,
  roomIds: readonly number[] = [],
): Promise<Refusal | undefined> {
  if (daysBetween(stay.checkIn, stay.checkOut) <= MAX_NIGHTS) return bookableStayProblem(stay, field);
  const rooms = await listLongestStays(db);
  const own = rooms.filter(({ id }) => roomIds.includes(id));
  const longest = (own.length > 0 ? own : rooms).map(({ maxStay }) => maxStay);
  if (longest.length === 0) return stayProblem(stay, field);
  const sentence = say().siteApi.stayTooLong(Math.max(...longest));
  return refuse('bad_request', { fields: { [field]: sentence } }, sentence);
}
