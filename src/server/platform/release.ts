import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Where a file or folder of the release stands, by its path below the top of the repository. A bundle moves the code
 * and leaves the files in their places, so it is looked for upwards from wherever this code runs.
 */
export function findInRelease(path: string): string | undefined {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const found = join(folder, path);
    if (existsSync(found)) return found;
    if (folder === dirname(folder)) return undefined;
  }
}
