import { type CollectionEntry, getCollection } from 'astro:content';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { arrangeFestivals, isOver, type Occurrence } from '#domain/dates/festivals.ts';

/** Returns each occurrence of a festival with its text and colours, in the order for a day (spec section 4). */
export async function festivalsOn(today: string) {
  const festivals: CollectionEntry<'festivals'>[] = await getCollection('festivals');
  const occurrences = festivals.flatMap(({ id, data }) =>
    data.occurrences.map(({ start, end }: Pick<Occurrence, 'start' | 'end'>) => ({
      ...data,
      festival: id,
      start,
      end,
    })),
  );
  return arrangeFestivals(occurrences, today);
}

/** Returns the festivals to come at the time of the build, for calendars: name, first and last day. */
export async function comingFestivals(): Promise<[name: string, start: string, end: string][]> {
  const today = todayInIndia(new Date());
  const festivals = await festivalsOn(today);
  return festivals.filter((one) => !isOver(one, today)).map(({ name, start, end }) => [name, start, end]);
}
