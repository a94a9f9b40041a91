import { addDays, instantInIndia } from '#domain/dates/calendar.ts';

/** Returns the instants of a period of days, both included: from the first one until before the second. */
export const spanOf = ({ from, to }: { from: string; to: string }) => ({
  from: instantInIndia(from, 0),
  until: instantInIndia(addDays(to, 1), 0),
});
