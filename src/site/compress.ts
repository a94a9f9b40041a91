import { readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
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

/** Writes `.br` and `.gz` files beside every text file of a built site. */
export async function compressSite(dist: string): Promise<void> {
  const files = (await filesBelow(dist)).filter((file) => COMPRESSIBLE.test(file));
  const hasManyRooms = files.filter((file) => ROOM_PAGE.test(file)).length > MANY_ROOMS;
  const next = files.values();
  const compressNext = async () => {
    for (const file of next) {
      const isQuick = (hasManyRooms && ROOM_PAGE.test(file)) || (await stat(file)).size > LARGE;
      await compress(file, isQuick ? QUICK : BEST);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext));
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
