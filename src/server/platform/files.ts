import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from './database/database.ts';

export interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
}

/** Stores uploaded pictures. A path never changes its content, so it may be cached for good. */
export interface Files {
  save(path: string, bytes: Buffer, now: Date): Promise<void>;
  read(path: string): Promise<StoredFile | undefined>;
  remove(path: string): Promise<void>;
  /** Sets a file's date as if it were saved at `now`. Returns whether there is such a file. */
  renew(path: string, now: Date): Promise<boolean>;
  /** Returns the files of a folder that are older than an instant, also incomplete ones. */
  listOlder(folder: string, than: Date): Promise<string[]>;
}

/** The folder of uploads, in the data directory. */
export const UPLOADS_FOLDER = 'uploads';

export const PICTURES_FOLDER = 'profile';

/** The folder of photos of rooms and homestays, each in several widths: `photo/{hash}-{width}.{avif|webp}`. */
export const PHOTOS_FOLDER = 'photo';

/** Only these kinds of files are stored, because every upload is re-encoded. */
const contentTypeOf = (path: string) => (path.endsWith('.avif') ? 'image/avif' : 'image/webp');

/** Matches a file that is being written. */
const PARTIAL = /\.part$/;

/**
 * Matches `profile/x7….webp`: names of letters, digits and hyphens in such folders, so that no path leaves the folder.
 */
const PATH = /^(?:[a-z0-9][a-z0-9_-]{0,79}\/){0,4}[a-zA-Z0-9_-]{1,80}\.(?:avif|webp)$/;

/** Returns the common part of the names of one photo's files. */
export function photoStem(path: string): string {
  return path.replace(/(?:-\d+)?\.(?:avif|webp)$/, '');
}

export function isStoredPath(path: string): boolean {
  return PATH.test(path);
}

/** Keeps files in a folder of this machine. */
export function diskFiles(folder: string): Files {
  const locate = (path: string) => {
    if (!isStoredPath(path.replace(PARTIAL, ''))) throw new Error('not the path of a stored file');
    return join(folder, path);
  };
  return {
    async save(path, bytes) {
      const target = locate(path);
      await mkdir(dirname(target), { recursive: true });
      // The file is moved when it is complete, so that no half-written picture is read.
      await writeFile(`${target}.part`, bytes);
      await rename(`${target}.part`, target);
    },
    async read(path) {
      if (!isStoredPath(path)) return undefined;
      try {
        return { bytes: new Uint8Array(await readFile(locate(path))), contentType: contentTypeOf(path) };
      } catch (error) {
        if (isAbsence(error)) return undefined;
        throw error;
      }
    },
    remove: (path) => rm(locate(path), { force: true }),
    async renew(path, now) {
      try {
        await utimes(locate(path), now, now);
        return true;
      } catch (error) {
        if (isAbsence(error)) return false;
        throw error;
      }
    },
    async listOlder(part, than) {
      const inside = join(folder, part);
      if (!existsSync(inside)) return [];
      const names = (await readdir(inside)).map((name) => `${part}/${name}`);
      const ages = names.map((path) => stat(join(folder, path)).catch(() => undefined));
      const found = await Promise.all(ages);
      return names.filter((path, index) => {
        const age = found[index];
        return age !== undefined && age.mtime < than && isStoredPath(path.replace(PARTIAL, ''));
      });
    },
  };
}

function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(ENOENT|ENOTDIR|EISDIR)$/.test(String(error.code));
}

/** Keeps files in the database, for machines without a disk and for several machines at once. */
export function databaseFiles(db: Database): Files {
  return {
    async save(path, bytes, now) {
      await db
        .insertInto('upload')
        .values({ path, content_type: contentTypeOf(path), bytes, created_at: now })
        .onConflict((conflict) => conflict.column('path').doNothing())
        .execute();
    },
    async read(path) {
      if (!isStoredPath(path)) return undefined;
      const row = await db
        .selectFrom('upload')
        .select(['bytes', 'content_type'])
        .where('path', '=', path)
        .executeTakeFirst();
      return row && { bytes: new Uint8Array(row.bytes), contentType: row.content_type };
    },
    async remove(path) {
      await db.deleteFrom('upload').where('path', '=', path).execute();
    },
    async renew(path, now) {
      const { numUpdatedRows } = await db
        .updateTable('upload')
        .set({ created_at: now })
        .where('path', '=', path)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async listOlder(part, than) {
      const rows = await db
        .selectFrom('upload')
        .select('path')
        .where('path', 'like', `${part}/%`)
        .where('created_at', '<', than)
        .execute();
      return rows.map(({ path }) => path);
    },
  };
}

/** Stores pictures in the database if DATABASE_URL is set, else on disk beside the embedded database. */
export function openFiles(db: Database, config: { databaseUrl: string | undefined; dataDir: string }): Files {
  return config.databaseUrl ? databaseFiles(db) : diskFiles(join(config.dataDir, UPLOADS_FOLDER));
}
