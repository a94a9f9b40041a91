import { todayInIndia } from '#domain/dates/calendar.ts';
import { HOUR } from '#domain/dates/duration.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Job } from '#server/platform/jobs.ts';
import { lockReservation } from '#server/reservations/queries.ts';
import { issuePapers } from './issue.ts';
import { listLeftOpen } from './paper-queries.ts';

type PaperDeps = Pick<AppContext, 'db' | 'clock' | 'host'>;

/** Issues the invoices of stays that nobody has checked out, from the day after their last. */
export async function issueLeftOpen({ db, clock, host }: PaperDeps): Promise<void> {
  const now = clock();
  for (const id of await listLeftOpen(db, todayInIndia(now)))
    await inTransaction(db, async (tx) => {
      if (await lockReservation(tx, id)) await issuePapers(tx, id, { now, host });
    });
}

export function paperJobs(deps: PaperDeps): Job[] {
  return [{ name: 'issue papers', everyMilliseconds: HOUR, run: () => issueLeftOpen(deps) }];
}
