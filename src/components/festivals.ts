import { type CollectionEntry, getCollection } from 'astro:content';
import { arrangeFestivals, type Occurrence } from '#domain/festivals.ts';

/** Each occurrence of a festival with its text and colours, in the order for a day (spec section 4). */
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
