import type { CollectionEntry } from 'astro:content';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { shownOccurrences } from '#domain/dates/festival-dates.ts';
import { arrangeFestivals, isOver } from '#domain/dates/festivals.ts';
import { writtenFiles } from './written-files.ts';

/** Returns each shown occurrence of a festival with its text and colours, in the order for a day (spec section 4). */
export async function festivalsOn(today: string) {
  const festivals: CollectionEntry<'festivals'>[] = await writtenFiles('festivals');
  const occurrences = festivals.flatMap(({ id, data }) =>
    shownOccurrences({ festival: id, own: data.occurrences }, today).map((one) => ({ ...data, ...one })),
  );
  return arrangeFestivals(occurrences, today);
}

/** Returns the festivals to come at the time of the build, for calendars: name, first and last day. */
export async function comingFestivals(): Promise<[name: string, start: string, end: string][]> {
  const today = todayInIndia(new Date());
  const festivals = await festivalsOn(today);
  return festivals.filter((one) => !isOver(one, today)).map(({ name, start, end }) => [name, start, end]);
}
