import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { ContentProblem } from '#contract/host/site.ts';
import { MINUTE } from '#domain/dates/duration.ts';
import type { ContentFolder } from '#server/content/content-file.ts';
import { hashToken, randomToken } from '#server/platform/keys/tokens.ts';
import { queue } from '#server/platform/queue.ts';
import { DEMO } from '#site/content-layers.ts';

/** The content of files by their path in content/; null for a file that is not there. */
export type Changes = ReadonlyMap<string, string | Buffer | null>;

/** The files of content/ as the server writes them. Nothing else writes them. */
export interface ContentFiles {
  readonly content: ContentFolder;
  /** Runs changes one at a time, so that none overwrites a file that another one has just read. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Returns the host's own file; undefined if there is none. */
  read(name: string): Promise<Buffer | undefined>;
  /** Returns the mistakes that the files would have after the changes, and don't have now. */
  mistakesOf(changes: Changes): Promise<readonly ContentProblem[]>;
  /** Replaces whole files, so that nobody reads half of one. Returns what was there before. */
  write(changes: Changes): Promise<Changes>;
  /** Keeps how to undo a change for ten minutes. Returns the token. */
  keepUndo(userId: number, before: Changes, now: Date): Promise<string>;
  /** Returns what to write to undo a change, once; undefined if a file has changed since. */
  takeUndo(token: string, userId: number, now: Date): Promise<Changes | undefined>;
}

interface Undo {
  userId: number;
  before: Changes;
  after: Changes;
  until: number;
}

const UNDO_LIFE = 10 * MINUTE;
const PICTURES = 'pictures';

export function contentFilesIn(
  content: ContentFolder,
  check: (content: ContentFolder) => readonly ContentProblem[] = () => [],
): ContentFiles {
  const { folder } = content;
  const turn = queue(1);
  const undos = new Map<string, Undo>();

  const read = async (name: string): Promise<Buffer | undefined> =>
    existsSync(join(folder, name)) ? readFile(join(folder, name)) : undefined;
  const readAll = async (names: Iterable<string>): Promise<Changes> => {
    const found = new Map<string, Buffer | null>();
    for (const name of names) found.set(name, (await read(name)) ?? null);
    return found;
  };

  return {
    content,
    inTurn: turn,
    read,
    async mistakesOf(changes) {
      const place = await mkdtemp(join(tmpdir(), 'content-'));
      try {
        await stage(folder, place, changes);
        const known = new Set(check(content).map(identity));
        return check({ ...content, folder: place }).filter((problem) => !known.has(identity(problem)));
      } finally {
        await rm(place, { recursive: true, force: true });
      }
    },
    async write(changes) {
      const before = await readAll(changes.keys());
      await writeAll(folder, changes);
      return before;
    },
    async keepUndo(userId, before, now) {
      for (const [hash, { until }] of undos) if (until < now.getTime()) undos.delete(hash);
      const token = randomToken();
      const after = await readAll(before.keys());
      undos.set(hashToken(token), { userId, before, after, until: now.getTime() + UNDO_LIFE });
      return token;
    },
    async takeUndo(token, userId, now) {
      const undo = undos.get(hashToken(token));
      if (undo?.userId !== userId) return undefined;
      undos.delete(hashToken(token));
      const current = await readAll(undo.after.keys());
      const isSame = [...undo.after].every(([name, bytes]) => equals(bytes, current.get(name) ?? null));
      return isSame && undo.until >= now.getTime() ? undo.before : undefined;
    },
  };
}

const identity = ({ file, field, sentence }: ContentProblem) => JSON.stringify([file, field, sentence]);
const equals = (one: string | Buffer | null, other: string | Buffer | null) =>
  one === null || other === null ? one === other : Buffer.from(one).equals(Buffer.from(other));

/** New contents are complete beside their files before the first file is replaced. */
async function writeAll(folder: string, changes: Changes): Promise<void> {
  for (const [name, bytes] of changes) {
    if (bytes === null) continue;
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(`${join(folder, name)}.new`, bytes);
  }
  for (const [name, bytes] of changes) {
    const file = join(folder, name);
    if (bytes === null) await rm(file, { force: true });
    else await rename(`${file}.new`, file);
  }
}

/** Makes the folder as it would be after the changes. Pictures may be large, so they are linked. */
async function stage(folder: string, place: string, changes: Changes): Promise<void> {
  const isLinked = (path: string) => [PICTURES, DEMO].includes(relative(folder, path));
  await cp(folder, place, { recursive: true, dereference: true, filter: (path) => !isLinked(path) });
  await link(folder, place, DEMO);
  await mkdir(join(place, PICTURES), { recursive: true });
  for (const name of await namesIn(join(folder, PICTURES))) {
    const kind = join(PICTURES, name);
    if (![...changes.keys()].some((changed) => dirname(changed) === kind)) {
      await link(folder, place, kind);
      continue;
    }
    await mkdir(join(place, kind));
    for (const file of await namesIn(join(folder, kind)))
      if (!changes.has(join(kind, file))) await link(folder, place, join(kind, file));
  }
  await writeAll(place, changes);
}

const namesIn = (folder: string) => (existsSync(folder) ? readdir(folder) : Promise.resolve([]));

async function link(folder: string, place: string, name: string): Promise<void> {
  if (existsSync(join(folder, name))) await symlink(join(folder, name), join(place, name));
}
