import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** File in a build: a hash of its sources. */
export const STAMP = '.sources';
/** File in a build: a hash of its content, the same on every machine. */
export const VERSION = '.version';
/** File in a build: the digest of its rooms. */
export const ROOMS = 'built-rooms.txt';

/** The paths of all files below a folder. */
export async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
