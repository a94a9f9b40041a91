import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** In a build: what it was made of. */
export const STAMP = '.sources';
/** In a build: a hash of all that is in it, the same on every machine that builds the same. */
export const VERSION = '.version';

/** The paths of all files in a folder and those below it. */
export async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
