import { existsSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import type { Config } from '../config.ts';
import { type OpenDatabase, openPostgres } from './database.ts';
import { DataDirectoryError, DirectoryInUse, lockDirectory } from './directory-lock.ts';
import { openEmbedded } from './embedded.ts';
import { COMMANDS } from './timeouts.ts';

type Settings = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** How long to wait for a process that is leaving the data directory; `onWait` is called when the waiting begins. */
export interface Patience {
  milliseconds: number;
  onWait: () => void;
}

const NONE: Patience = { milliseconds: 0, onWait: () => {} };
const LOOK_MILLISECONDS = 100;

/**
 * Opens the database of the settings: PostgreSQL when a URL is given, else the embedded one in the data directory,
 * which is made when missing and locked for this process until `close`. It has the timeouts of commands. Throws
 * {@link DataDirectoryError}.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Settings,
  onError: (error: Error) => void,
  patience = NONE,
): Promise<OpenDatabase> {
  if (databaseUrl) return openPostgres(databaseUrl, { onError, timeouts: COMMANDS });
  const release = await lockPatiently(dataDir, patience);
  try {
    refuseHalfRestored(dataDir);
    const database = openEmbedded(await openDirectory(resolve(dataDir)), onError);
    return {
      ...database,
      close: async () => {
        await database.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

async function lockPatiently(dataDir: string, { milliseconds, onWait }: Patience): Promise<() => void> {
  const end = Date.now() + milliseconds;
  for (let looks = 0; ; looks += 1) {
    try {
      return lockDirectory(dataDir);
    } catch (error) {
      if (!(error instanceof DirectoryInUse) || Date.now() >= end) throw error;
      if (looks === 0) onWait();
      await pause(LOOK_MILLISECONDS);
    }
  }
}

/** Exists while a backup is being swapped with the current data. */
export const restoringFile = (dataDir: string) => join(dataDir, 'restoring');

function refuseHalfRestored(dataDir: string): void {
  if (!existsSync(restoringFile(dataDir))) return;
  throw new DataDirectoryError(
    `Restoring a backup in ${resolve(dataDir)} was interrupted. Run npm run db:restore again; nothing is lost.`,
  );
}

/** Opens an existing database or refuses it, but never replaces it: one that can't be read may still be rescued. */
async function openDirectory(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, 'database');
  if (!existsSync(folder) || readdirSync(folder).length === 0) await makeDatabase(folder);
  if (!existsSync(join(folder, 'PG_VERSION'))) throw damaged(folder);
  try {
    return await PGlite.create(folder);
  } catch (cause) {
    throw damaged(folder, cause);
  }
}

/**
 * Makes a database aside and moves it when complete, so that an interrupted start leaves nothing that looks like a
 * database.
 */
async function makeDatabase(folder: string): Promise<void> {
  const aside = `${folder}.new`;
  rmSync(aside, { recursive: true, force: true });
  try {
    const pglite = await PGlite.create(aside);
    await pglite.close();
  } catch (cause) {
    rmSync(aside, { recursive: true, force: true });
    throw new DataDirectoryError(
      `A database can't be made in ${folder}: writing failed. It needs 60 MB; ${freeMegabytes(dirname(folder))} MB are free on that disk.`,
      { cause },
    );
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(aside, folder);
}

function freeMegabytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / 1_000_000);
}

function damaged(folder: string, cause?: unknown): DataDirectoryError {
  return new DataDirectoryError(
    `The database in ${folder} can't be opened; it may be damaged. Nothing in it was overwritten: restore a backup, or move the folder away to start with an empty database.`,
    { cause },
  );
}
