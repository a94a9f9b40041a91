import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './files.ts';

const COMPRESSIBLE = /\.(html|css|m?js|json|webmanifest|svg|xml|txt)$/;
const ROOM_PAGE = /[\\/]rooms[\\/]\d+\.html$/;
/** A guest house has fewer rooms; the pages of more are compressed quickly. */
export const MANY_ROOMS = 100;

const BEST = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };
/** The last tenth of the bytes would take forty times as long. No browser of today asks for gzip where there is brotli. */
const QUICK = { brotli: 5, gzip: constants.Z_BEST_SPEED };

/** Writes a `.br` and a `.gz` beside every text of a built site, so that serving costs no compression. */
export async function compressSite(dist: string): Promise<void> {
  const files = (await filesBelow(dist)).filter((file) => COMPRESSIBLE.test(file));
  const hasManyRooms = files.filter((file) => ROOM_PAGE.test(file)).length > MANY_ROOMS;
  const next = files.values();
  const compressNext = async () => {
    for (const file of next) await compress(file, hasManyRooms && ROOM_PAGE.test(file) ? QUICK : BEST);
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
