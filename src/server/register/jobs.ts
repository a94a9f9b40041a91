import { MINUTE } from '#domain/dates/duration.ts';
import { nightsToAlert } from '#domain/register/occupancy.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs.ts';
import { markDueForms } from './form-queries.ts';
import { markOccupied } from './occupancy-queries.ts';

type RegisterDeps = Pick<AppContext, 'db' | 'clock'>;

const EVERY = 5 * MINUTE;

/** Notes what hosts are to be alerted of: reports that are due soon. After a pause of the server they are late. */
export async function markDue({ db, clock }: RegisterDeps): Promise<void> {
  const now = clock();
  await markDueForms(db, now);
  for (const night of nightsToAlert(now)) await markOccupied(db, night, now);
}

export function registerJobs(deps: RegisterDeps): Job[] {
  return [{ name: 'note reports that are due', everyMilliseconds: EVERY, run: () => markDue(deps) }];
}
