import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs.ts';
import { sweepPictures } from './jobs.ts';
import { dropExpired } from './queries.ts';

type HousekeepingContext = Pick<AppContext, 'db' | 'files' | 'clock'>;

/** While this file exists, a command waits for the housekeeping of the server that has the data directory. */
export const housekeepingFile = (dataDir: string) => join(dataDir, 'housekeeping-wanted');

/** Runs all that is otherwise done every hour. */
export async function runHousekeeping(deps: HousekeepingContext): Promise<void> {
  await dropExpired(deps.db, deps.clock());
  await sweepPictures(deps);
}

/** When it fails, the file stays and the next round tries again. */
export function housekeepingOnRequest(dataDir: string, deps: HousekeepingContext): Job {
  return {
    name: 'housekeeping on request',
    everyMilliseconds: 1000,
    async run() {
      const requested = housekeepingFile(dataDir);
      if (!existsSync(requested)) return;
      await runHousekeeping(deps);
      await rm(requested, { force: true });
    },
  };
}
