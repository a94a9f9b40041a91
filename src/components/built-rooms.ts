import { MAX_GUESTS_PER_ROOM } from '#domain/capacity.ts';
import type { BuiltRoom } from '#domain/room-detail.ts';
import { namedRules } from './policies.ts';

/** What the build was told of the rooms (server/site/build.ts); no file, no rooms. */
const files = import.meta.glob<Omit<BuiltRoom, 'policies'>[]>('/.astro/rooms.json', {
  eager: true,
  import: 'default',
  exhaustive: true,
});

/** The rooms that get a page of their own, with the house rules of content/policies. */
export async function builtRooms(): Promise<BuiltRoom[]> {
  const policies = await namedRules();
  return Object.values(files)
    .flat()
    .map((room) => ({ ...room, policies }));
}

/** So many guests fit into the homestay with the most rooms. */
export function largestGroupOf(rooms: readonly { property_id: number }[]): number {
  const homes = Map.groupBy(rooms, ({ property_id }) => property_id);
  return Math.max(0, ...[...homes.values()].map(({ length }) => length)) * MAX_GUESTS_PER_ROOM;
}
