import { addDays, instantInIndia } from '#domain/dates/calendar.ts';
import type { Host } from '#server/host/access/access.ts';

/** Returns the instants of a period of days, both included: from the first one until before the second. */
export const spanOf = ({ from, to }: { from: string; to: string }) => ({
  from: instantInIndia(from, 0),
  until: instantInIndia(addDays(to, 1), 0),
});

/** Returns the homestays that a call is about: all of the host, or one; undefined if that is not theirs. */
export function scopeOf({ propertyIds }: Host, only: number | undefined): readonly number[] | undefined {
  if (only === undefined) return propertyIds;
  return propertyIds.includes(only) ? [only] : undefined;
}
