import type { Task } from '#server/platform/server-tasks.ts';
import { dropExpired } from './drop-expired.ts';
import { sweepPictures } from './jobs.ts';

/** Runs all that is otherwise done every hour. */
export const housekeepingTask: Task = async (deps) => {
  await dropExpired(deps.db, deps.clock());
  await sweepPictures(deps);
  return 'Deleted all expired data.';
};
