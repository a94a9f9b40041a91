import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns the path of a file or folder of the release, given relative to the top of the repository. A bundle moves the
 * code but not the files, so it searches upwards from this module.
 */
export function findInRelease(path: string): string | undefined {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const found = join(folder, path);
    if (existsSync(found)) return found;
    if (folder === dirname(folder)) return undefined;
  }
}
