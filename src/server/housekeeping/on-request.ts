import type { Task } from '#server/platform/server-tasks.ts';
import { sweepPictures } from './jobs.ts';
import { dropExpired } from './queries.ts';

/** Runs all that is otherwise done every hour. */
export const housekeepingTask: Task = async (deps) => {
  await dropExpired(deps.db, deps.clock());
  await sweepPictures(deps);
  return 'Deleted all expired data.';
};
