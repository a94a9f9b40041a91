import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { reminderJobs } from '#server/mails/reminders.ts';
import { mailJobs } from '#server/mails/worker.ts';
import { smtpMailer } from '#server/providers/mail.ts';
import type { OpenDatabase } from '#server/storage/database.ts';
import { waitingJobs } from '#server/waiting/offers.ts';
import { accountJobs, paymentJobs } from '#server/workers.ts';
import { testApp, testClock } from '../support/app.ts';
import { startSmtp } from '../support/smtp-server.ts';
import { LOADS, type Load, NOW } from './background-loads.ts';

/** Of a job whose round is a part of the work, so many are measured. */
const ROUNDS = 5;
/** Milliseconds. Of a round that takes longer, each part is looked at for itself: other programs have a turn now and then. */
const WINDOW = 500;

export interface JobFigures {
  name: string;
  /** Milliseconds of a round, and the longest that anything else waited meanwhile: medians. */
  took: number;
  delay: number;
}

/** How long each background job with so many entries keeps the process from doing anything else. */
export async function measureJobs(
  open: () => Promise<OpenDatabase>,
  { entries, isOver }: { entries: number; isOver: () => boolean },
): Promise<JobFigures[]> {
  const smtp = await startSmtp();
  const figures: JobFigures[] = [];
  for (const load of LOADS) {
    if (isOver()) break;
    const database = await open();
    const mail = smtpMailer(smtp.url, 'host@example.in');
    const app = testApp(database, { mail, clock: testClock(NOW) });
    const jobs = [app.deps].flatMap((deps) => [
      ...paymentJobs(deps),
      ...mailJobs(deps),
      ...reminderJobs(deps),
      ...waitingJobs(deps),
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
  const delays: number[] = [];
  for (let round = 0; round < (load.inParts ? ROUNDS : 1); round += 1) {
    if (round > 0) await load.again?.(db, round);
    const watch = monitorEventLoopDelay({ resolution: 1 });
    watch.enable();
    const look = () => {
      delays.push(watch.max / 1e6);
      watch.reset();
    };
    const looking = setInterval(look, WINDOW);
    const began = performance.now();
    await run();
    times.push(performance.now() - began);
    // What kept the loop busy to the end is counted when it turns.
    await pause(5);
    clearInterval(looking);
    look();
    watch.disable();
  }
  return { name: `${load.job}: ${load.what}`, took: middle(times), delay: middle(delays) };
}

function middle(values: number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
}
