import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { SECOND } from '#domain/dates/duration.ts';
import type { PictureJob, PictureProblem, PictureResult } from './picture-work.ts';
import { queue } from './queue.ts';

/** Spec section 5: under 5 MB. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
const PROFILE = { side: 512, widths: [], formats: ['webp'] } satisfies PictureJob;

/** The process of pictures has a lower priority than the server, so that guests' requests come first. */
const PRIORITY = 10;
/** A picture takes a second; one that takes this long was made to. */
const MOST_TIME = 20 * SECOND;
/** The process ends when nobody has sent a picture for so long. */
const IDLE_TIME = 20 * SECOND;
/** More pictures than these do not wait: they are to be sent again. */
const MOST_WAITING = 12;

type Refused = { ok: false; reason: PictureProblem | 'busy' };

const turn = queue(1);
const line = { length: 0 };
const run = pictureProcess();

/**
 * Makes a picture, one after the other, in another process. `busy` means that too many wait, or that the client has
 * left: `signal` ends its work at once.
 */
export async function convertPicture(
  bytes: Uint8Array,
  job: PictureJob,
  signal?: AbortSignal,
): Promise<Exclude<PictureResult, { ok: false }> | Refused> {
  if (line.length >= MOST_WAITING) return { ok: false, reason: 'busy' };
  line.length += 1;
  try {
    return await turn(async () =>
      signal?.aborted ? { ok: false, reason: 'busy' } : run(bytes, job, signal),
    );
  } finally {
    line.length -= 1;
  }
}

export type Picture = { ok: true; webp: Uint8Array } | { ok: false; reason: Refused['reason'] | 'too_large' };

/** Converts an uploaded picture of a profile into a WebP of at most 512 px. */
export async function readPicture(bytes: Uint8Array, signal?: AbortSignal): Promise<Picture> {
  if (bytes.length >= MAX_PICTURE_BYTES) return { ok: false, reason: 'too_large' };
  const made = await convertPicture(bytes, PROFILE, signal);
  if (!made.ok) return made;
  const [file] = made.files;
  return file ? { ok: true, webp: file.bytes } : { ok: false, reason: 'unreadable' };
}

/** Returns a function that makes a picture in a process of its own, which starts with the first one. */
function pictureProcess() {
  const program = join(import.meta.dirname, 'picture-process.ts');
  const state: { child?: ChildProcess; idle?: NodeJS.Timeout } = {};
  const open = () => {
    const child = start(program);
    state.child = child;
    child.once('exit', () => state.child === child && delete state.child);
    return child;
  };
  const stop = () => {
    state.child?.kill('SIGKILL');
    delete state.child;
  };
  return async (
    bytes: Uint8Array,
    job: PictureJob,
    signal?: AbortSignal,
  ): Promise<PictureResult | Refused> => {
    // A function in the cloud is one file, serves one request at a time, and is given its memory for it.
    if (!existsSync(program)) return (await import('./picture-work.ts')).makePicture(bytes, job);
    clearTimeout(state.idle);
    const child = state.child ?? open();
    hold(child);
    const done = new AbortController();
    const late = AbortSignal.timeout(MOST_TIME);
    const ended = { signal: AbortSignal.any([done.signal, late, ...(signal ? [signal] : [])]) };
    try {
      const answer = once(child, 'message', ended);
      const exit = once(child, 'exit', ended).then(() => Promise.reject(new Error('No picture was made')));
      child.send({ bytes, job });
      const [result] = await Promise.race([answer, exit]);
      return result;
    } catch (error) {
      stop();
      if (signal?.aborted) return { ok: false, reason: 'busy' };
      if (late.aborted) return { ok: false, reason: 'unreadable' };
      throw error;
    } finally {
      done.abort();
      release(child);
      state.idle = setTimeout(stop, IDLE_TIME).unref();
    }
  };
}

/** The process gets no settings of the server: what it decodes was made by strangers. */
function start(program: string): ChildProcess {
  const child = fork(program, {
    execArgv: [],
    // With these, glibc gives memory back as soon as a picture is made.
    env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  if (child.pid) setPriority(child.pid, PRIORITY);
  return child;
}

/** A command waits for its picture, but does not stay open for the process. */
function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
