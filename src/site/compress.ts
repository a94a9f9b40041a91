import { copyFile, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './files.ts';

const COMPRESSIBLE = /\.(html|css|m?js|json|webmanifest|svg|xml|txt)$/;
const ROOM_PAGE = /[\\/]rooms[\\/]\d+\.html$/;
/** If a site has more rooms than this, its pages are compressed at a faster level. */
export const MANY_ROOMS = 100;

/** Bytes. Compressing the editor of the host's words at the best level would take longer than the rest of the site. */
const LARGE = 1024 * 1024;

const BEST = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };
/** Maximum compression saves a tenth but takes forty times as long. Current browsers prefer brotli to gzip. */
const QUICK = { brotli: 5, gzip: constants.Z_BEST_SPEED };

/**
 * Writes `.br` and `.gz` files beside every text file of a built site. Those of a file that is the same in the earlier
 * build, if there is one, are taken from there: of a few changed words, most scripts and pages know nothing.
 */
export async function compressSite(dist: string, earlier?: string): Promise<void> {
  const files = (await filesBelow(dist)).filter((file) => COMPRESSIBLE.test(file));
  const hasManyRooms = files.filter((file) => ROOM_PAGE.test(file)).length > MANY_ROOMS;
  const next = files.values();
  const compressNext = async () => {
    for (const file of next) {
      const same = earlier && join(earlier, relative(dist, file));
      if (same && (await isSame(file, same)) && (await copyPacked(same, file))) continue;
      const isQuick = (hasManyRooms && ROOM_PAGE.test(file)) || (await stat(file)).size > LARGE;
      await compress(file, isQuick ? QUICK : BEST);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext));
}

async function isSame(file: string, other: string): Promise<boolean> {
  const [one, two] = await Promise.all([readFile(file), readFile(other).catch(() => undefined)]);
  return two !== undefined && one.equals(two);
}

/** Takes the packed forms of a file for another one. Returns false if they are not there. */
async function copyPacked(from: string, to: string): Promise<boolean> {
  try {
    for (const ending of ['.br', '.gz']) await copyFile(from + ending, to + ending);
    return true;
  } catch {
    return false;
  }
}

async function compress(file: string, quality: typeof BEST): Promise<void> {
  const body = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(body, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: quality.gzip }));
}
