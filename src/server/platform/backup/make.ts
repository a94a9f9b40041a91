import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { isStoredPath, UPLOADS_FOLDER } from '../files.ts';
import { SECRET_FILE } from '../keys/keys.ts';
import { type Entry, pack } from './archive.ts';

/**
 * A backup is one file with everything in a data directory: the database, the uploads, and the secret that signs
 * tokens. The keys of the register are in an encrypted one only: who has the file must not read passports.
 */

/** The entry that describes the backup. A file without it can't be restored. */
export const MANIFEST = 'backup.json';
export const KIND = 'homestays 1';
export const DATABASE_ENTRY = 'database.tar';

/** The embedded database as one tar file, as it is at one instant. */
export type Dump = () => Promise<Blob>;

/** What to say with every backup that is not encrypted. */
export const WITHOUT_KEYS =
  'The keys of the register of guests are not in it. Keep a copy of REGISTER_KEYS, or of the file register-keys in the data directory, elsewhere.';

/** Returns the contents of a backup of a data directory that this process has locked. */
export async function collectBackup(dataDir: string, dump: Dump, now: Date): Promise<Entry[]> {
  // Uploads are added and deleted but never change: those from before and after the dump include all that it names.
  const uploads = new Map<string, Entry>();
  await addUploads(dataDir, uploads);
  const database = Buffer.from(await (await dump()).arrayBuffer());
  await addUploads(dataDir, uploads);
  const about = JSON.stringify({ kind: KIND, made: now.toISOString() });
  const entries: Entry[] = [
    { name: MANIFEST, bytes: Buffer.from(about) },
    { name: DATABASE_ENTRY, bytes: database },
    ...uploads.values(),
  ];
  const secret = join(dataDir, SECRET_FILE);
  if (existsSync(secret)) entries.push({ name: SECRET_FILE, bytes: await readFile(secret) });
  return entries;
}

/** Returns the contents as one compressed file. */
export const packBackup = (entries: readonly Entry[], now: Date) =>
  pack(entries, now).pipe(createGzip({ level: 1 }));

/** Writes a backup. The file is complete or absent, and readable by its owner only. */
export async function makeBackup(dataDir: string, dump: Dump, file: string, now: Date): Promise<void> {
  await writeBackup(await collectBackup(dataDir, dump, now), file, now);
}

async function writeBackup(entries: readonly Entry[], file: string, now: Date): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}.part`;
  try {
    await pipeline(pack(entries, now), createGzip({ level: 1 }), createWriteStream(part, { mode: 0o600 }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function addUploads(dataDir: string, uploads: Map<string, Entry>): Promise<void> {
  const folder = join(dataDir, UPLOADS_FOLDER);
  if (!existsSync(folder)) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !isStoredPath(relative(folder, path).split(sep).join('/'))) continue;
    const name = relative(dataDir, path).split(sep).join('/');
    if (uploads.has(name)) continue;
    const bytes = await readFile(path).catch(() => undefined);
    // A missing picture was replaced meanwhile.
    if (bytes) uploads.set(name, { name, bytes });
  }
}

const MAX_BACKUPS = 24;
const ENDING = '.backup.tar.gz';

export const backupFolder = (dataDir: string) => join(dataDir, 'backups');

export async function listBackups(dataDir: string): Promise<string[]> {
  const folder = backupFolder(dataDir);
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith(ENDING));
  return names
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

/** Makes a backup in the directory's own folder, and deletes all but the newest 24. Returns its path. */
export async function addBackup(dataDir: string, dump: Dump, now: Date): Promise<string> {
  return keepBackup(dataDir, await collectBackup(dataDir, dump, now), now);
}

/** Keeps what was collected in the same way. */
export async function keepBackup(dataDir: string, entries: readonly Entry[], now: Date): Promise<string> {
  const file = join(backupFolder(dataDir), `${now.toISOString().replaceAll(':', '-')}${ENDING}`);
  await writeBackup(entries, file, now);
  for (const old of (await listBackups(dataDir)).slice(MAX_BACKUPS)) await rm(old, { force: true });
  return file;
}

/** Returns when the newest backup was made; before the first one, when the database was made. */
export async function lastBackup(dataDir: string): Promise<Date> {
  const [newest = join(dataDir, 'database', 'PG_VERSION')] = await listBackups(dataDir);
  return (await stat(newest)).mtime;
}
