import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import * as z from 'zod/mini';
import { openEmbedded } from '../database/embedded.ts';
import { isOurDatabase, migrate } from '../database/migrations.ts';
import { restoringFile } from '../database/open.ts';
import { isStoredPath, UPLOADS_FOLDER } from '../files.ts';
import { areRegisterKeys } from '../key-settings.ts';
import { SECRET_FILE } from '../keys/keys.ts';
import { REGISTER_KEYS_FILE } from '../keys/register-keys.ts';
import { CommandRefused } from '../run-command.ts';
import { ArchiveBroken, unpack } from './archive.ts';
import { decryptBackup, isEncrypted, NotDecrypted } from './encrypted.ts';
import { DATABASE_ENTRY, KIND, MANIFEST } from './make.ts';

const manifest = z.object({ kind: z.literal(KIND), made: z.iso.datetime() });
/** The parts that are swapped. The secret is a file, the others are folders. */
const PARTS = ['database', UPLOADS_FOLDER, SECRET_FILE];

/** Asks for the passphrase of an encrypted backup; another one is not asked about. */
export type AskPassphrase = () => Promise<string>;

/**
 * Restores a backup into a data directory whose lock the caller has. Everything is unpacked and opened aside first:
 * only a backup that works is swapped with the current data, which is moved to a folder of its own. Returns that
 * folder, when the backup was made, and the keys of the register in it. Throws {@link CommandRefused} before anything is changed.
 */
export async function restoreBackup(
  dataDir: string,
  file: string,
  now: Date,
  askPassphrase: AskPassphrase,
): Promise<{ made: string; replaced: string; registerKeys: string | undefined }> {
  const files = await readBackup(file, askPassphrase);
  const made = readManifest(file, files.get(MANIFEST));
  const aside = join(dataDir, 'restored');
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  try {
    await unpackDatabase(file, files.get(DATABASE_ENTRY), join(aside, 'database'));
    await unpackOthers(files, aside);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    throw error;
  }
  const replaced = join(dataDir, `replaced-${now.toISOString().replaceAll(':', '-')}`);
  await swapParts(dataDir, aside, replaced);
  const keys = files.get(REGISTER_KEYS_FILE)?.toString().trim() ?? '';
  return { made, replaced, registerKeys: areRegisterKeys(keys) ? keys : undefined };
}

const refused = (file: string, why: string, cause?: unknown) =>
  new CommandRefused(`${file} ${why} Nothing was changed.`, { cause });

async function readBackup(
  file: string,
  askPassphrase: AskPassphrase,
): Promise<Map<string, Buffer<ArrayBuffer>>> {
  try {
    const bytes = await readFile(file);
    return await unpack(isEncrypted(bytes) ? await decryptBackup(bytes, await askPassphrase()) : bytes);
  } catch (error) {
    if (error instanceof CommandRefused) throw error;
    if (error instanceof NotDecrypted) throw refused(file, 'has another passphrase, or is damaged.', error);
    if (error instanceof ArchiveBroken)
      throw refused(file, 'is not a backup of this site, or is damaged.', error);
    throw refused(file, "can't be read.", error);
  }
}

function readManifest(file: string, bytes: Buffer | undefined): string {
  try {
    return z.parse(manifest, JSON.parse(bytes?.toString() ?? '')).made;
  } catch (cause) {
    throw refused(file, 'is not a backup of this site.', cause);
  }
}

/** Unpacks, opens and migrates the database, so that a broken one is reported now and not at the next start. */
async function unpackDatabase(
  file: string,
  tar: Buffer<ArrayBuffer> | undefined,
  folder: string,
): Promise<void> {
  try {
    const pglite = await PGlite.create(folder, {
      loadDataDir: new Blob(tar ? [tar] : [], { type: 'application/x-tar' }),
    });
    const { db, close } = openEmbedded(pglite, () => {});
    try {
      if (!(await isOurDatabase(db))) throw new Error('it has no tables of this site');
      await migrate(db);
    } finally {
      await close();
    }
  } catch (cause) {
    throw refused(file, 'contains a database that this release cannot open.', cause);
  }
}

async function unpackOthers(files: Map<string, Buffer>, aside: string): Promise<void> {
  for (const [name, bytes] of files) {
    const isUpload =
      name.startsWith(`${UPLOADS_FOLDER}/`) && isStoredPath(name.slice(UPLOADS_FOLDER.length + 1));
    if (!isUpload && name !== SECRET_FILE) continue;
    const path = join(aside, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes, { mode: isUpload ? 0o644 : 0o600 });
  }
}

/** Swaps the parts. While the note exists, nothing starts on a half-changed directory; restoring again completes it. */
async function swapParts(dataDir: string, aside: string, replaced: string): Promise<void> {
  const note = restoringFile(dataDir);
  await writeFile(note, '');
  await mkdir(replaced, { recursive: true });
  for (const part of PARTS) {
    const current = join(dataDir, part);
    const isIncluded = existsSync(join(aside, part));
    // A server with TOKEN_SECRET stores no secret here; the existing one then stays valid.
    if (part === SECRET_FILE && !isIncluded) continue;
    if (existsSync(current)) await rename(current, join(replaced, part));
    if (isIncluded) await rename(join(aside, part), current);
  }
  await rm(note);
  await rm(aside, { recursive: true, force: true });
}
