import { existsSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE } from '#domain/duration.ts';
import { type Config, readCommandConfig } from '#server/platform/config.ts';
import { DirectoryInUse } from '#server/platform/database/directory-lock.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { openFiles } from '#server/platform/files.ts';
import { CommandRefused, print, runCommand } from '#server/platform/run-command.ts';
import { housekeepingFile, runHousekeeping } from './on-request.ts';

/** How long to wait for a running server. */
const WAIT_LIMIT = MINUTE;
const POLL_MILLISECONDS = 200;

/**
 * `npm run db:housekeeping`: deletes now what the server deletes every hour. A running server with the embedded
 * database does it itself, because it has the directory's lock.
 */
await runCommand(async () => {
  await housekeepingOf(readCommandConfig(process.env));
  print('Deleted all expired data.');
});

async function housekeepingOf(config: Config): Promise<void> {
  try {
    const database = await openDatabase(config, (error) => {
      throw error;
    });
    try {
      const { db } = database;
      await runHousekeeping({ db, files: openFiles(db, config), clock: () => new Date() });
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    await askServer(config.dataDir, error);
  }
}

async function askServer(dataDir: string, inUse: DirectoryInUse): Promise<void> {
  const requested = housekeepingFile(dataDir);
  writeFileSync(requested, '');
  for (const end = Date.now() + WAIT_LIMIT; Date.now() < end; await wait(POLL_MILLISECONDS)) {
    if (!existsSync(requested)) return;
  }
  await rm(requested, { force: true });
  throw new CommandRefused(`${inUse.message} It did not delete the expired data; its log says why.`);
}
