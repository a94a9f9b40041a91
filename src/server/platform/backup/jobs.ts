import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR, MINUTE, SECOND } from '#domain/dates/duration.ts';
import type { Job } from '../jobs.ts';
import type { Log } from '../log.ts';
import { addBackup, type Dump, lastBackup, WITHOUT_KEYS } from './make.ts';

/** While this file exists, the backup command waits for a backup by the server that has the directory. */
export const requestFile = (dataDir: string) => join(dataDir, 'backup-wanted');

/** Returns the jobs that make a backup every hour and on request. */
export function backupJobs(dataDir: string, dump: Dump, clock: () => Date, log: Log): Job[] {
  const make = async () =>
    log.info({ file: await addBackup(dataDir, dump, clock()), note: WITHOUT_KEYS }, 'backup made');
  return [
    {
      name: 'back up every hour',
      everyMilliseconds: MINUTE,
      async run() {
        if (clock().getTime() - (await lastBackup(dataDir)).getTime() >= HOUR) await make();
      },
    },
    {
      name: 'back up on request',
      everyMilliseconds: SECOND,
      async run() {
        const requested = requestFile(dataDir);
        if (!existsSync(requested)) return;
        try {
          await make();
        } finally {
          // The file is removed even after a failure: the command then finds no new backup, and the log says why.
          await rm(requested, { force: true });
        }
      },
    },
  ];
}
