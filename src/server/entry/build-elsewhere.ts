import type { Hono } from 'hono';
import { HOUR, MINUTE } from '#domain/dates/duration.ts';
import type { Site } from '#server/host/today/site-routes.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs.ts';
import { countHit } from '#server/platform/rate-limits/queries.ts';
import { callBuildHook, readBuiltRooms } from '#site/build-hook.ts';
import { readRoomList } from '#site/room-list.ts';

type Deps = Pick<AppContext, 'db' | 'clock' | 'config'>;

/** Returns the site of a function: a build hook of the host of its pages publishes it. */
export function siteElsewhere(deps: Deps): Site {
  return {
    // If there is no hook, a host can see and press nothing.
    state: () => ({
      state: deps.config.buildHookUrl ? 'elsewhere' : 'published',
      published_at: null,
      problems: [],
    }),
    publish: () => publish(deps),
  };
}

/** Calls the hook at most once a minute, over all instances. */
async function publish({ db, clock, config }: Deps): Promise<void> {
  if (!config.buildHookUrl) return;
  const { hits } = await countHit(db, 'build-hook', clock(), MINUTE);
  if (hits === 1) await callBuildHook(config.buildHookUrl);
}

/** Publishes when the rooms are no longer those of the pages; once an hour for the same rooms, as builds may fail. */
export function roomChangeJobs(deps: Deps, catalogue: Hono): Job[] {
  const { db, clock, config } = deps;
  if (!config.buildHookUrl) return [];
  const run = async () => {
    const built = await readBuiltRooms(config.siteUrl);
    const { digest } = readRoomList(await (await catalogue.request('/api/public/rooms')).text());
    if (!built || built === digest) return;
    const { hits } = await countHit(db, `build-hook:${digest.slice(0, 16)}`, clock(), HOUR);
    if (hits === 1) await publish(deps);
  };
  return [{ name: 'have changed rooms published', everyMilliseconds: MINUTE, run }];
}
