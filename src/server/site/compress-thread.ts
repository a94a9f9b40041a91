import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** One of the threads of compress.ts, which hands it its share of the files and an empty message after the last. */

export interface Task {
  file: string;
  /** What will stand in the file; what does, by default. */
  body?: Uint8Array;
  isQuick: boolean;
}

const BEST = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };
/** The last tenth of the bytes would cost forty times as long. No browser of today asks for gzip where there is brotli. */
const QUICK = { brotli: 5, gzip: constants.Z_BEST_SPEED };

function compress({ file, body = readFileSync(file), isQuick }: Task): void {
  const { brotli, gzip } = isQuick ? QUICK : BEST;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params }));
  writeFileSync(`${file}.gz`, gzipSync(body, { level: gzip }));
}

parentPort?.on('message', (task: Task | null) => {
  if (task) compress(task);
  else parentPort?.close();
});
