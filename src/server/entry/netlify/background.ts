import { runDueJobs } from '#server/platform/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { openOnce } from '../function.ts';

/** Runs once a minute: mails, the reconciler, refunds, and the jobs that are due once an hour. */
export const config = { schedule: '* * * * *' };

const log = createLog('info');

export default async function background(): Promise<Response> {
  const opened = await openOnce(log);
  const done = opened && (await runDueJobs(opened.jobs, opened.clock(), log));
  return new Response(null, { status: done ? 204 : 503 });
}
