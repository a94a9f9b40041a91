import type { Hono } from 'hono';
import { getHealth, getReady } from '#contract/service.ts';
import { SECOND } from '#domain/duration.ts';
import type { AppContext } from '../context.ts';
import { countHit } from '../rate-limits/queries.ts';
import { mount } from './mount.ts';
import { refuse } from './refusal.ts';

/** However many requests come, there is at most one write in this time. */
const CACHE_MILLISECONDS = 2000;

/** Whether the process is alive, and whether its database can be written to. */
export function serviceRoutes(app: Hono, deps: AppContext): void {
  const isWritable = checkWrites(deps);

  mount(app, getHealth, () => ({ status: 'ok' as const }));

  mount(app, getReady, async () =>
    (await isWritable()) ? { status: 'ready' as const } : refuse('database_unavailable'),
  );
}

function checkWrites({ db, clock, log }: AppContext): () => Promise<boolean> {
  let latest: Promise<boolean> | undefined;
  let end = 0;
  const tryWrite = async () => {
    try {
      await countHit(db, 'ready', clock(), SECOND);
      return true;
    } catch (error) {
      log.error({ err: error }, 'the database refuses writes');
      return false;
    } finally {
      end = clock().getTime() + CACHE_MILLISECONDS;
    }
  };
  return () => {
    if (!latest || clock().getTime() >= end) {
      // Requests meanwhile wait for the same result.
      end = Number.POSITIVE_INFINITY;
      latest = tryWrite();
    }
    return latest;
  };
}
