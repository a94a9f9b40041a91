import { map } from 'nanostores';
import { call } from '#client/call.ts';
import { deduplicate } from '#client/deduplicate.ts';
import { getCalendar } from '#contract/availability.ts';
import { addMonths } from '#domain/dates/calendar.ts';
import type { Night, Nights } from '#domain/dates/date-choice.ts';
import { MINUTE } from '#domain/dates/duration.ts';

/** The room whose nights are shown; `all` means all rooms together. */
export type CalendarOf = number | 'all';

export const $calendars = map<Record<string, Nights>>({});
export const NO_NIGHTS: Nights = new Map();

/** Milliseconds for which the nights of a loaded month are not requested again. */
const KEEP = MINUTE;

const ask = deduplicate(
  async ({ of, from }: { of: CalendarOf; from: string }) => {
    const query = { from, to: addMonths(from, 2), ...(of !== 'all' && { room_id: of }) };
    const { days } = await call(getCalendar, { query });
    const nights = new Map<string, Night>($calendars.get()[of] ?? NO_NIGHTS);
    for (const { date, free, lowest_price, minimum_stay = 1 } of days) {
      nights.set(date, { free, lowestPrice: lowest_price, minimumStay: minimum_stay });
    }
    $calendars.setKey(String(of), nights);
  },
  JSON.stringify,
  KEEP,
);

/**
 * Loads the nights of a month, given by its first day, and of the next one. If the calendar can't be read, guests can
 * still choose every day.
 */
export async function lookAtMonth(of: CalendarOf, from: string): Promise<void> {
  await ask({ of, from }).catch((error: unknown) => {
    console.error('The free nights are not known', error);
  });
}
