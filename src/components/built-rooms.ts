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
