import { MAX_GUESTS_PER_ROOM } from '#domain/capacity.ts';
import { fillFaqs } from '#domain/faq.ts';
import { figuresOf, type House } from '#domain/house.ts';
import type { BuiltRoom } from '#domain/room-detail.ts';
import { distanceWords, termPolicies } from '#messages/house.ts';
import { builtInQuestions } from './faqs.ts';
import { namedRules } from './policies.ts';

type ToldRoom = Omit<BuiltRoom, 'policies'> & House;

/** What the build was told of the rooms (server/site/build.ts); no file, no rooms. */
const files = import.meta.glob<ToldRoom[]>('/.astro/rooms.json', {
  eager: true,
  import: 'default',
  exhaustive: true,
});

/** The rooms that get a page of their own, as the API would tell of them now. */
export async function builtRooms(): Promise<(BuiltRoom & House)[]> {
  const [prose, questions] = await Promise.all([namedRules(), builtInQuestions()]);
  return Object.values(files)
    .flat()
    .map((room) => {
      const figures = figuresOf(room);
      const policies = { ...termPolicies(figures), ...prose };
      const words = { ...policies, ...distanceWords(figures) };
      return { ...room, policies, faqs: fillFaqs(room.faqs.length > 0 ? room.faqs : questions, words) };
    });
}

/** So many guests fit into the homestay with the most rooms. */
export function largestGroupOf(rooms: readonly { property_id: number }[]): number {
  const homes = Map.groupBy(rooms, ({ property_id }) => property_id);
  return Math.max(0, ...[...homes.values()].map(({ length }) => length)) * MAX_GUESTS_PER_ROOM;
}
