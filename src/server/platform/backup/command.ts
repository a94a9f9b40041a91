import { constants, existsSync, writeFileSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Config, readCallerFolder, readCommandConfig } from '../config.ts';
import { DirectoryInUse } from '../database/directory-lock.ts';
import { openDatabase } from '../database/open.ts';
import { CommandRefused, print, runCommand } from '../run-command.ts';
import { requestFile } from './jobs.ts';
import { addBackup, listBackups, WITHOUT_KEYS } from './make.ts';
import { refuseServer } from './refuse-server.ts';

/** Milliseconds to wait for a running server. */
const WAIT_LIMIT = 120_000;
const POLL_MILLISECONDS = 200;

/**
 * Runs `npm run db:backup [file]`: a backup of the embedded database, the uploads and the secret, in the data directory
 * or in the named file. A running server makes it itself, because it has the directory's lock.
 */
await runCommand(async () => {
  const config = readCommandConfig(process.env);
  refuseServer(config, 'pg_dump');
  const [name] = process.argv.slice(2);
  const target = name && resolve(readCallerFolder(process.env), name);
  if (target && existsSync(target)) {
    throw new CommandRefused(`${target} already exists. Give the backup another name.`);
  }
  const made = await backUp(config);
  if (target) await copyFile(made, target, constants.COPYFILE_EXCL);
  print(`Backup: ${target ?? made}`);
  print(WITHOUT_KEYS);
});

async function backUp({ dataDir, databaseUrl }: Config): Promise<string> {
  if (!existsSync(dataDir))
    throw new CommandRefused(`There is no data directory ${resolve(dataDir)} to back up.`);
  try {
    const database = await openDatabase({ dataDir, databaseUrl }, (error) => {
      throw error;
    });
    try {
      if (!database.dump) throw new Error('the embedded database has no dump');
      return await addBackup(dataDir, database.dump, new Date());
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof DirectoryInUse) return askServer(dataDir, error);
    throw error;
  }
}

async function askServer(dataDir: string, inUse: DirectoryInUse): Promise<string> {
  const requested = requestFile(dataDir);
  const before = await listBackups(dataDir);
  writeFileSync(requested, '');
  for (const end = Date.now() + WAIT_LIMIT; Date.now() < end; await wait(POLL_MILLISECONDS)) {
    if (existsSync(requested)) continue;
    const made = (await listBackups(dataDir)).find((file) => !before.includes(file));
    if (made) return made;
    throw new CommandRefused('The running server could not make the backup; its log says why.');
  }
  await rm(requested, { force: true });
  throw new CommandRefused(`${inUse.message} It did not make the backup in time.`);
}
