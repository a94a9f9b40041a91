import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The name of the file in a build that stores a hash of its sources. */
export const STAMP = '.sources';
/** The name of the file in a build that stores a hash of its content, which is the same on every machine. */
export const VERSION = '.version';
/** The name of the file in a build that stores the digest of its rooms. */
export const ROOMS = 'built-rooms.txt';

/** The folder of a checkout in which Node keeps compiled modules for the next start and the next build. */
export const COMPILED = '.astro/compiled';

/** Returns the paths of all files below a folder, also of linked ones. */
export async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.map(async (entry) => {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) return entry.isFile() ? [file] : [];
    const target = await stat(file).catch(() => undefined);
    if (target?.isDirectory()) return filesBelow(file);
    return target?.isFile() ? [file] : [];
  });
  return (await Promise.all(files)).flat();
}
