import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Task } from './compress-thread.ts';
import { filesBelow } from './files.ts';

const COMPRESSIBLE = /\.(html|css|m?js|json|webmanifest|svg|xml|txt)$/;
const ROOM_PAGE = /[\\/]rooms[\\/]\d+\.html$/;
/** A guest house has fewer rooms; the pages of more are compressed quickly. */
const MANY_ROOMS = 100;
const THREAD = join(import.meta.dirname, 'compress-thread.ts');

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
    new Worker(THREAD, { workerData: tasks })
      .once('error', reject)
      .once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Compressing ended with ${code}`))));
  });
}
