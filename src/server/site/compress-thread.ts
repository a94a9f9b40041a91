import { readFileSync, writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** One of the threads of compress.ts, which hands it its share of the files. */

export interface Task {
  file: string;
  isQuick: boolean;
}

const BEST = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };
/** The last tenth of the bytes would cost forty times as long. No browser of today asks for gzip where there is brotli. */
const QUICK = { brotli: 5, gzip: constants.Z_BEST_SPEED };

for (const { file, isQuick } of workerData as Task[]) {
  const { brotli, gzip } = isQuick ? QUICK : BEST;
  const body = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params }));
  writeFileSync(`${file}.gz`, gzipSync(body, { level: gzip }));
}
