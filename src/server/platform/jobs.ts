import { MINUTE } from '#domain/dates/duration.ts';
import type { Log } from './log.ts';
/** A background task that is repeated. It uses its own clock. */
export interface Job {
  name: string;
  everyMilliseconds: number;
  run(): Promise<void>;
}

export interface Workers {
  /** Starts no new round; resolves when the running ones have ended. */
  stop(): Promise<void>;
}

/** Runs each job now and again after each pause. A round that fails is logged, and the next one tries again. */
export function startWorkers(jobs: readonly Job[], log: Log): Workers {
  const stopping = new AbortController();
  const ended = jobs.map(async (job) => {
    while (!stopping.signal.aborted) {
      try {
        await job.run();
      } catch (error) {
        log.error({ job: job.name, err: error }, 'background job failed, will try again');
      }
      await pause(job.everyMilliseconds, stopping.signal);
    }
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all(ended);
    },
  };
}

/**
 * Runs the jobs that are due in the minute of `now`, for instances that live no longer than a call and are started
 * every minute. In parallel and independent of each other. Returns whether all succeeded.
 */
export async function runDueJobs(jobs: readonly Job[], now: Date, log: Log): Promise<boolean> {
  const minute = now.getTime() - (now.getTime() % MINUTE);
  const due = jobs.filter((job) => minute % job.everyMilliseconds < MINUTE);
  const rounds = due.map(async (job) => {
    try {
      await job.run();
      return true;
    } catch (error) {
      log.error({ job: job.name, err: error }, 'background job failed, will try again');
      return false;
    }
  });
  return (await Promise.all(rounds)).every(Boolean);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
