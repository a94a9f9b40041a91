import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Task } from './compress-thread.ts';
import { filesBelow } from './files.ts';

const COMPRESSIBLE = /\.(html|css|m?js|json|webmanifest|svg|xml|txt)$/;
const ROOM_PAGE = /[\\/]rooms[\\/]\d+\.html$/;
/** A guest house has fewer rooms; the pages of more are compressed quickly. */
export const MANY_ROOMS = 100;
const THREAD = join(import.meta.dirname, 'compress-thread.ts');

/** Writes a `.br` and a `.gz` beside the texts of a site, so that serving costs no compression: on every core. */
export interface Compression {
  /** Begins with a file that is being written, of which this is all. */
  add(file: string, body: Uint8Array): void;
  /** Compresses what else is in the folder, and ends when all is written. */
  finish(dist: string): Promise<void>;
}

/** Starts the threads for a site of so many rooms. A process that fails meanwhile does not wait for them. */
export function startCompression(rooms: number): Compression {
  const threads = Array.from({ length: availableParallelism() }, () => new Worker(THREAD));
  const ended = Promise.all(threads.map(endOf));
  const begun = new Set<string>();
  const hand = (file: string, body?: Uint8Array) => {
    const task: Task = { file, body, isQuick: rooms > MANY_ROOMS && ROOM_PAGE.test(file) };
    threads[begun.size % threads.length]?.postMessage(task);
    begun.add(file);
  };
  return {
    add: hand,
    async finish(dist) {
      for (const file of await filesBelow(dist)) {
        if (COMPRESSIBLE.test(file) && !begun.has(file)) hand(file);
      }
      for (const thread of threads) {
        thread.ref();
        thread.postMessage(null);
      }
      await ended;
    },
  };
}

function endOf(thread: Worker): Promise<void> {
  thread.unref();
  return new Promise((resolve, reject) => {
    thread
      .once('error', reject)
      .once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Compressing ended with ${code}`))));
  });
}
