import { DAY, HOUR, MINUTE } from '#domain/duration.ts';
import { picturesOfNobody } from '#server/accounts/queries.ts';
import { dropExpired } from '#server/housekeeping/queries.ts';
import type { PaymentContext } from '#server/payments/context.ts';
import { payDueRefunds } from '#server/payments/pay-refunds.ts';
import { forgetOldEvents, reconcile } from '#server/payments/reconcile.ts';
import { listPicturePaths } from '#server/rooms/queries.ts';
import type { AppDeps } from './context.ts';
import { PHOTOS_FOLDER, PICTURES_FOLDER, photoStem } from './files.ts';
import type { Log } from './log.ts';

/** Something done again and again in the background. What it needs of the time it takes from its own clock. */
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
 * One round of the jobs whose turn comes in the minute of `now`, for machines that live no longer than a call and are
 * woken every minute. All at once and each with its own try, so that none waits for another. Answers whether all went well.
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

const HALF_A_MINUTE = 30_000;
const SWEPT_TOGETHER = 1000;
const PHOTOS_KEPT = 30 * DAY;

/** What payments need done in the background. */
export function paymentJobs(context: PaymentContext): Job[] {
  return [
    { name: 'reconcile payments', everyMilliseconds: HALF_A_MINUTE, run: () => reconcile(context) },
    { name: 'pay refunds', everyMilliseconds: HALF_A_MINUTE, run: () => payDueRefunds(context) },
    { name: 'forget old webhooks', everyMilliseconds: HOUR, run: () => forgetOldEvents(context) },
  ];
}

/** Expired sessions, links and counters are dropped once an hour, and pictures that no profile names. */
export function accountJobs({ db, files, clock }: Pick<AppDeps, 'db' | 'files' | 'clock'>): Job[] {
  return [
    { name: 'drop what has expired', everyMilliseconds: HOUR, run: () => dropExpired(db, clock()) },
    { name: 'sweep pictures', everyMilliseconds: HOUR, run: () => sweepPictures({ db, files, clock }) },
  ];
}

/** Removes what an upload left that was cut off between its steps; one that is under way is younger than an hour. */
export async function sweepPictures({ db, files, clock }: Pick<AppDeps, 'db' | 'files' | 'clock'>) {
  const old = await files.listOlder(PICTURES_FOLDER, new Date(clock().getTime() - HOUR));
  for (let at = 0; at < old.length; at += SWEPT_TOGETHER) {
    const some = old.slice(at, at + SWEPT_TOGETHER);
    for (const path of await picturesOfNobody(db, some)) await files.remove(path);
  }
  await sweepPhotos({ db, files, clock });
}

/** Removes every file of the photos that no room and no homestay has had for a month. */
async function sweepPhotos({ db, files, clock }: Pick<AppDeps, 'db' | 'files' | 'clock'>) {
  const old = await files.listOlder(PHOTOS_FOLDER, new Date(clock().getTime() - PHOTOS_KEPT));
  if (old.length === 0) return;
  const named = new Set((await listPicturePaths(db)).map(photoStem));
  for (const path of old) if (!named.has(photoStem(path))) await files.remove(path);
}
