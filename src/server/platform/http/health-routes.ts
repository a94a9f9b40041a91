import type { Hono } from 'hono';
import { getHealth, getReady } from '#contract/service.ts';
import { SECOND } from '#domain/dates/duration.ts';
import type { AppContext } from '../context.ts';
import { countHit } from '../rate-limits/queries.ts';
import { mount } from './mount.ts';
import { refuse } from './refusal.ts';

/** Milliseconds in which there is at most one write, however many requests come. */
const CACHE_MILLISECONDS = 10_000;

/** Says whether the process is alive, and whether its database can be written to. */
export function serviceRoutes(app: Hono, deps: AppContext, writes: Writes): void {
  mount(app, getHealth, () => ({ status: 'ok' as const }));

  mount(app, getReady, async () =>
    (await writes.work(deps)) ? { status: 'ready' as const } : refuse('database_unavailable'),
  );
}

/**
 * Knows whether the database can be written to: from a small write now and then, and from the calls of guests and
 * hosts.
 */
export interface Writes {
  work(deps: AppContext): Promise<boolean>;
  /**
   * Reports that a call could not reach or write the database. On a full disk a small write may still succeed, so for a
   * while the database counts as failed.
   */
  failed(now: Date): void;
}

export function watchWrites(): Writes {
  let latest = Promise.resolve(true);
  let end = 0;
  const tryWrite = async ({ db, clock, log }: AppContext) => {
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
  return {
    work: (deps) => {
      if (deps.clock().getTime() >= end) {
        // Requests that come meanwhile wait for the same result.
        end = Number.POSITIVE_INFINITY;
        latest = tryWrite(deps);
      }
      return latest;
    },
    failed: (now) => {
      latest = Promise.resolve(false);
      end = now.getTime() + CACHE_MILLISECONDS;
    },
  };
}
