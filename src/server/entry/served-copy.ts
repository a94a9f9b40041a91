import { existsSync, rmSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from '#site/files.ts';

/** Milliseconds, longer than a response takes to open its file: an open file stays readable without its name. */
const GRACE_MILLISECONDS = 60_000;

/**
 * Makes folders from which only this process serves: the shared one may be replaced at any instant. Their files are
 * hard links, so a copy of a build takes no space.
 */
export function servedCopies(root: string) {
  const all = join(root, '.astro/served');
  const own = join(all, `${hostname()}.${process.pid}`);
  let count = 0;
  let latest: string | undefined;
  const removeAll = () => rmSync(own, { recursive: true, force: true });
  process.on('exit', removeAll);

  return {
    async add(build: string): Promise<string> {
      if (count === 0) await removeOfEnded(all);
      count += 1;
      const copy = join(own, String(count));
      await linkFolder(build, copy);
      return copy;
    },
    /** Says which copy is served from now on. The one before is deleted when nobody can be reading it. */
    serve(copy: string): void {
      const before = latest;
      latest = copy;
      if (!before) return;
      setTimeout(() => void rm(before, { recursive: true, force: true }), GRACE_MILLISECONDS).unref();
    },
    close(): void {
      process.off('exit', removeAll);
      removeAll();
    },
  };
}

export async function linkFolder(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new Error(`There is no build in ${from}.`);
  await rm(to, { recursive: true, force: true });
  for (const file of await filesBelow(from)) {
    const copy = join(to, relative(from, file));
    await mkdir(dirname(copy), { recursive: true });
    await linkFile(file, copy);
  }
}

/** Makes a hard link, or copies the file to another disk and to one without links. */
export const linkFile = (file: string, copy: string): Promise<void> =>
  link(file, copy).catch(() => copyFile(file, copy));

/** Removes the folders of processes that were killed. */
async function removeOfEnded(all: string): Promise<void> {
  const names = await readdir(all).catch(() => []);
  for (const name of names) {
    const [host, pid] = [name.slice(0, name.lastIndexOf('.')), Number(name.slice(name.lastIndexOf('.') + 1))];
    if (host === hostname() && (pid === process.pid || !isRunning(pid))) {
      await rm(join(all, name), { recursive: true, force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM means that the process runs, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
