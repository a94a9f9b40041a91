import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makePrivateDirectory } from './private-directory.ts';

/**
 * Lets one process at a time use a data directory: the embedded database has no lock, and two processes would destroy
 * it. The lock is a file with its process's id; one whose process has ended is ignored. proper-lockfile (4.1.2) was
 * tried, but it goes by the lock's age: a process that slept for longer lost its lock while it lived, so that two
 * databases used one directory, and after a kill the next start waited 2.8 s.
 */

/** Describes a problem with the data directory in a sentence for the person who started the server. */
export class DataDirectoryError extends Error {
  override readonly name = 'DataDirectoryError';
}

/** Says that another process has the directory, usually the running server. */
export class DirectoryInUse extends DataDirectoryError {}

interface Holder {
  pid: number;
  /** When the process began, where the system reports it: process ids are reused after a restart. */
  started: string;
}

const MAX_TAKEOVERS = 5;

/** Locks a directory, which is made when missing, and returns the function to unlock it. Throws {@link DataDirectoryError}. */
export function lockDirectory(directory: string): () => void {
  const path = makeDirectory(directory);
  const file = join(path, 'lock');
  const own = join(path, `lock.${randomUUID()}`);
  const content = JSON.stringify({ pid: process.pid, started: startOf(process.pid) });
  writeFileSync(own, content);
  try {
    for (let takeovers = 0; !claim(own, file); takeovers += 1) {
      const found = read(file);
      const holder = found === undefined ? undefined : parseHolder(found);
      if ((holder && isRunning(holder)) || takeovers === MAX_TAKEOVERS) {
        throw new DirectoryInUse(
          `The data directory ${path} is in use by another process (number ${holder?.pid ?? 'unknown'}). Stop that one first, or set DATA_DIR to another directory.`,
        );
      }
      if (found !== undefined) removeStale(file, found);
    }
  } finally {
    rmSync(own, { force: true });
  }
  const release = () => {
    process.off('exit', release);
    if (read(file) === content) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}

function makeDirectory(directory: string): string {
  const path = resolve(directory);
  try {
    makePrivateDirectory(path);
  } catch (cause) {
    throw new DataDirectoryError(
      `The data directory ${path} can't be made. Set DATA_DIR to another directory.`,
      {
        cause,
      },
    );
  }
  return path;
}

/** Creates the lock by a hard link, which appears with its content or not at all. */
function claim(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the stale lock away first: if another process took the lock meanwhile, it is put back. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside) !== stale) claim(aside, file);
  rmSync(aside, { force: true });
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parseHolder(content: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(content);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('started' in value))
      return undefined;
    const { pid, started } = value;
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : undefined;
  } catch {
    return undefined;
  }
}

function isRunning({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process runs, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !hasEnded(pid) && started === startOf(pid);
}

/** Returns the fields of Linux's `/proc/<pid>/stat` from the third on; empty on other systems. */
const fieldsOf = (pid: number) => read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ') ?? [];

/** A killed process keeps its number until its parent takes note, which some never do. It does nothing any more. */
const hasEnded = (pid: number) => ['Z', 'X'].includes(fieldsOf(pid)[0] ?? '');

/** Returns when a process began, in ticks, and the machine's boot id; empty on other systems. */
function startOf(pid: number): string {
  const ticks = fieldsOf(pid)[19] ?? '';
  return `${read('/proc/sys/kernel/random/boot_id')?.trim() ?? ''} ${ticks}`.trim();
}
