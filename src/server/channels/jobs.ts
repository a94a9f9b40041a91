import { MINUTE, SECOND } from '#domain/dates/duration.ts';
import type { Job } from '#server/platform/jobs.ts';
import { takeDueFeed } from './feed-queries.ts';
import { type ChannelDeps, readFeed } from './read-feed.ts';

const EVERY = 10 * SECOND;
/** Milliseconds, longer than a reading takes: if a worker dies, the next one takes its feed after that. */
const LEASE = MINUTE;
const AT_ONCE = 4;
/**
 * A round starts no reading after this time, so that neither a stop nor the platform of a function ends one halfway.
 */
const ROUND = 12 * SECOND;
const MOST_IN_A_ROUND = 40;

export function channelJobs(deps: ChannelDeps): Job[] {
  return [{ name: 'read calendars of channels', everyMilliseconds: EVERY, run: () => readDueFeeds(deps) }];
}

export async function readDueFeeds(deps: ChannelDeps): Promise<void> {
  let left = MOST_IN_A_ROUND;
  const end = deps.clock().getTime() + ROUND;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      const now = deps.clock();
      if (now.getTime() > end) return;
      const id = await takeDueFeed(deps.db, now, new Date(now.getTime() + LEASE));
      if (id === undefined) return;
      await readFeed(deps, id);
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane));
  const failed = lanes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
