import { readRegisterKeys, registerSealer } from '#server/platform/keys/register-keys.ts';
import type { Task } from '#server/platform/server-tasks.ts';
import { sealAllAgain } from '#server/register/traveller-queries.ts';
import { dropExpired } from './drop-expired.ts';
import { sweepPictures } from './jobs.ts';

/** Runs all that is otherwise done every hour. */
export const housekeepingTask: Task = async (deps) => {
  await dropExpired(deps.db, deps.clock());
  await sweepPictures(deps);
  await sealAllAgain(deps.db, registerSealer(readRegisterKeys(deps.config)));
  return 'Deleted all expired data.';
};
