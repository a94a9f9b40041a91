import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { takeFreedNights } from '#server/channels/freed-nights.ts';
import { accountJobs } from '#server/housekeeping/jobs.ts';
import { smtpMailer } from '#server/mail/mailer.ts';
import { mailJobs } from '#server/mail/worker.ts';
import { paymentJobs } from '#server/payments/jobs.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { reminderJobs } from '#server/reservations/reminders.ts';
import { waitlistJobs } from '#server/waitlist/offers.ts';
import { testApp, testClock } from '../support/app.ts';
import { startSmtp } from '../support/smtp-server.ts';
import { LOADS, type Load, NOW } from './background-loads.ts';

/** For a job whose round is a part of the work, so many rounds are measured. */
const ROUNDS = 5;
/** Milliseconds. A longer round, entry by entry, is watched for so long. */
const WATCHED = 20_000;

/** What the machine does to an idle process. */
const IDLE: Load = { job: '', what: 'nothing to do', inParts: true, prepare: async () => {} };
const IDLE_FOR = 1000;

export interface JobFigures {
  name: string;
  /** Milliseconds: the median of the rounds, and the longest delay of anything else meanwhile. */
  took: number;
  delay: number;
  /** The same delay by the clock, including other programs of the machine. */
  byClock: number;
}

/** How long each background job with so many entries blocks the process. */
export async function measureJobs(
  open: () => Promise<OpenDatabase>,
  { entries, isOver }: { entries: number; isOver: () => boolean },
): Promise<JobFigures[]> {
  const smtp = await startSmtp();
  const database = await open();
  const figures = [await measure(IDLE, () => pause(IDLE_FOR), database)];
  await database.close();
  for (const load of LOADS) {
    if (isOver()) break;
    const database = await open();
    const mail = smtpMailer(smtp.url, 'host@example.in');
    const app = testApp(database, { mail, clock: testClock(NOW) });
    const jobs = [app.deps].flatMap((deps) => [
      ...paymentJobs(deps),
      ...mailJobs(deps),
      ...reminderJobs(deps),
      ...waitlistJobs(deps, () => takeFreedNights(deps)),
      ...accountJobs(deps),
    ]);
    const job = jobs.find(({ name }) => name === load.job);
    if (!job) throw new Error(`no job is named ${load.job}`);
    await load.prepare(database.db, entries);
    figures.push(await measure(load, job.run, database));
    mail.close();
    await database.close();
  }
  await smtp.stop();
  return figures;
}

async function measure(load: Load, run: () => Promise<void>, { db }: OpenDatabase): Promise<JobFigures> {
  const times: number[] = [];
  let longest = 0;
  let byClock = 0;
  for (let round = 0; round < (load.inParts ? ROUNDS : 1); round += 1) {
    if (round > 0) await load.again?.(db, round);
    const stop = watchTurns();
    const clock = monitorEventLoopDelay({ resolution: 1 });
    clock.enable();
    const began = performance.now();
    const running = run();
    // What is still running when its database closes ends there.
    running.catch(() => {});
    await Promise.race([running, pause(WATCHED)]);
    times.push(performance.now() - began);
    longest = Math.max(longest, await stop());
    clock.disable();
    byClock = Math.max(byClock, clock.max / 1e6);
  }
  const took = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  return {
    name: load.what,
    took: Math.round(took),
    delay: Math.round(longest),
    byClock: Math.round(byClock),
  };
}

/**
 * Returns the longest that this thread worked between two checks a millisecond apart: anything else would have waited
 * as long. Measured by the processor's time, because other programs of the machine run now and then.
 */
function watchTurns(): () => Promise<number> {
  let longest = 0;
  let before = worked();
  const look = () => {
    const now = worked();
    longest = Math.max(longest, now - before);
    before = now;
  };
  const looking = setInterval(look, 1);
  return async () => {
    await pause(5);
    clearInterval(looking);
    look();
    return longest;
  };
}

function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
