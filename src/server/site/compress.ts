import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesBelow } from './files.ts';

const COMPRESSIBLE = /\.(html|css|m?js|json|webmanifest|svg|xml|txt)$/;
const ROOM_PAGE = /[\\/]rooms[\\/]\d+\.html$/;
/** A guest house has fewer rooms; the pages of more are compressed quickly. */
const MANY_ROOMS = 100;
/** The last tenth of their bytes would cost forty times as long. No browser of today asks for gzip where there is brotli. */
const BEST = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };
const QUICK = { brotli: 5, gzip: constants.Z_BEST_SPEED };

interface Task {
  file: string;
  isQuick: boolean;
}

/** Writes a `.br` and a `.gz` beside each text file, so that serving costs no compression: on every core, at once. */
export async function compress(dist: string): Promise<void> {
  const files = (await filesBelow(dist)).filter((file) => COMPRESSIBLE.test(file));
  const rooms = new Set(files.filter((file) => ROOM_PAGE.test(file)));
  const tasks = files.map((file): Task => ({ file, isQuick: rooms.size > MANY_ROOMS && rooms.has(file) }));
  const threads = availableParallelism();
  const shares = Array.from({ length: threads }, (_, thread) =>
    tasks.filter((_task, index) => index % threads === thread),
  );
  await Promise.all(shares.map(compressOnThread));
}

function compressOnThread(tasks: readonly Task[]): Promise<void> {
  return new Promise((resolve, reject) => {
    new Worker(import.meta.filename, { workerData: tasks })
      .once('error', reject)
      .once('exit', () => resolve());
  });
}

function compressFile({ file, isQuick }: Task): void {
  const { brotli, gzip } = isQuick ? QUICK : BEST;
  const body = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params }));
  writeFileSync(`${file}.gz`, gzipSync(body, { level: gzip }));
}

if (!isMainThread) for (const task of workerData as Task[]) compressFile(task);
