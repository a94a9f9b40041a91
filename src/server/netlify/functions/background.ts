import { createLog } from '../../log.ts';
import { runDueJobs } from '../../workers.ts';
import { openOnce } from '../opened.ts';

/** Once a minute: mails, the reconciler, refunds, and what is due only once an hour. */
export const config = { schedule: '* * * * *' };

const log = createLog('info');

export default async function background(): Promise<Response> {
  const opened = await openOnce(log);
  const done = opened && (await runDueJobs(opened.jobs, opened.clock(), log));
  return new Response(null, { status: done ? 204 : 503 });
}
