import { MINUTE } from '#domain/dates/duration.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Freshness } from '#server/reservations/freshness.ts';
import { type FeedState, listFeedStates } from './feed-queries.ts';

/** Milliseconds for which a calendar is not read again, whether or not its site has responded. */
const FRESH = MINUTE;
/** Milliseconds that a guest who presses Pay waits for all the sites together. */
const LONGEST_WAIT = 2500;

type FreshnessDeps = Pick<AppContext, 'db' | 'clock' | 'log'> & {
  /** Reads a feed now and takes its nights; undefined for a feed that is removed meanwhile. */
  read(feedId: number): Promise<Pick<FeedState, 'failures'> | undefined>;
  /** Books nights that are free here for the events of other sites that are known to have sold them. */
  takeFreed(): Promise<void>;
};

type Outcome = 'answered' | 'silent';

/**
 * Reads the calendars of other sites before nights are held here. Requests at the same moment share one reading of a
 * feed, also when it ends after one of them saw the feed as old and before that one would read.
 */
export function createFreshness({ db, clock, log, read, takeFreed }: FreshnessDeps): Freshness {
  const readings = new Map<number, { startedAt: Date; outcome: Promise<Outcome> }>();

  const readOnce = (id: number): Promise<Outcome> => {
    const startedAt = clock();
    const last = readings.get(id);
    if (last && isWithinFresh(last.startedAt, startedAt)) return last.outcome;
    const outcome = read(id)
      .then((feed): Outcome => (feed && feed.failures > 0 ? 'silent' : 'answered'))
      .catch((error: unknown): Outcome => {
        log.error({ feed: id, err: error }, 'feed not read before a booking');
        return 'silent';
      });
    readings.set(id, { startedAt, outcome });
    return outcome;
  };

  return {
    async check(roomIds, isNeedless) {
      const feeds = await listFeedStates(db, roomIds);
      if (feeds.length === 0) return { silent: [] };
      const now = clock();
      const old = feeds.filter((feed) => !isFresh(feed, now));
      if (old.length > 0 && (await isNeedless?.())) return { silent: [] };
      await takeFreed();
      const failed = feeds.filter((feed) => isFresh(feed, now) && feed.failures > 0);
      const silent = await silentOf(old, readOnce);
      return { silent: [...new Set([...failed, ...silent].map(({ room_id }) => room_id))] };
    },
    async hasCalendars(roomIds) {
      return (await listFeedStates(db, roomIds)).length > 0;
    },
    // The act is done already, so a failure must not refuse it; the next reading takes the nights.
    takeFreed: () =>
      takeFreed().catch((error: unknown) => log.error({ err: error }, 'freed nights not taken')),
  };
}

function isFresh({ last_read_at }: FeedState, now: Date): boolean {
  return last_read_at !== null && isWithinFresh(last_read_at, now);
}

function isWithinFresh(readAt: Date, now: Date): boolean {
  return now.getTime() - readAt.getTime() < FRESH;
}

/** Returns the feeds whose channel has not responded in time. Their readings continue. */
async function silentOf(
  feeds: readonly FeedState[],
  readOnce: (id: number) => Promise<Outcome>,
): Promise<FeedState[]> {
  if (feeds.length === 0) return [];
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'silent'>((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT, 'silent');
  });
  const outcomes = await Promise.all(feeds.map(({ id }) => Promise.race([readOnce(id), late])));
  clearTimeout(timer);
  return feeds.filter((_, index) => outcomes[index] === 'silent');
}
