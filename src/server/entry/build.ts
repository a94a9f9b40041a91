import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_LANGUAGE, type Language } from '#domain/language/language.ts';
import { LANGUAGE } from '#language/code.ts';
import { announceOpening, type BuildSettings, buildFrom } from '#server/platform/config.ts';
import { DirectoryInUse, lockDirectory } from '#server/platform/database/directory-lock.ts';
import { CommandRefused } from '#server/platform/run-command.ts';
import { compressSite } from '#site/compress.ts';
import { filesBelow, ROOMS, STAMP } from '#site/files.ts';
import { OFFERED, offeredLanguages } from '#site/languages.ts';
import type { RoomList } from '#site/room-list.ts';
import { checkContent, refuseMistakes } from './check-content.ts';
import { copyForBuild, keepWords } from './content-copy.ts';
import { linkFolder } from './served-copy.ts';

/**
 * The sources of a build besides the host's content. The server's own code is not among them, because changing it needs
 * no new build.
 */
const SOURCES = ['src', 'public', 'astro.config.mjs', 'package-lock.json'];

/** The input of the pages besides their sources. */
export interface BuildInput {
  settings: BuildSettings;
  rooms: RoomList;
}

/** In the stamp of a build with the demo's words: it is never shown for another house. */
const OF_DEMO = ' demo';

/** Returns a hash of everything the site is built from, by content, so that file dates don't matter. */
export async function fingerprint(root: string, { settings, rooms }: BuildInput): Promise<string> {
  const { siteUrl, pages, demoData } = settings;
  const hash = createHash('sha256').update(JSON.stringify([siteUrl, pages, demoData, rooms.digest]));
  const sources = SOURCES.map((source) => [source, join(root, source)] as const);
  for (const [source, path] of [...sources, ['content', resolve(root, settings.contentDir)] as const]) {
    if (!existsSync(path)) continue;
    const files = (await stat(path)).isFile() ? [path] : await filesBelow(path);
    for (const file of files.sort()) {
      const name = join(source, relative(path, file)).split(sep).join('/');
      if (name.startsWith('src/server/')) continue;
      hash
        .update(name)
        .update('\0')
        .update(await readFile(file));
    }
  }
  return hash.digest('hex') + (demoData ? OF_DEMO : '');
}

/** Returns whether there is a build in `dist` with or without the demo, as the settings say. It may be out of date. */
export async function isOfThisHouse(dist: string, { demoData }: BuildSettings): Promise<boolean> {
  if (!existsSync(join(dist, 'index.html'))) return false;
  const stamp = await readFile(join(dist, STAMP), 'utf8').catch(() => '');
  return stamp.endsWith(OF_DEMO) === demoData;
}

/** True when there is no build in `dist`, or one of other sources, settings or rooms. */
export async function isBuildDue(root: string, dist: string, input: BuildInput): Promise<boolean> {
  const stamp = join(dist, STAMP);
  if (!existsSync(stamp)) return true;
  return (await readFile(stamp, 'utf8')) !== (await fingerprint(root, input));
}

/** Returns the folder of the pages of a language in a build. */
export const folderOf = (dist: string, language: Language) =>
  language === DEFAULT_LANGUAGE ? dist : join(dist, language);

const WAIT_MILLISECONDS = 250;

export const buildLock = (root: string) => join(root, '.astro/build');

/**
 * Runs `build` if `isDue`. One process per checkout does so at a time, by a lock in `folder`: the others wait and use
 * its build.
 */
export async function buildOnce(
  folder: string,
  steps: { isDue: () => Promise<boolean>; build: () => Promise<void> },
  onWait?: () => void,
): Promise<void> {
  await whileLocked(
    folder,
    async () => {
      if (await steps.isDue()) await steps.build();
    },
    onWait,
  );
}

/** Runs `work` while no other process builds or replaces a build. */
export async function whileLocked<Result>(
  folder: string,
  work: () => Promise<Result>,
  onWait = () => {},
): Promise<Result> {
  for (let waits = 0; ; waits += 1) {
    const release = lockUnlessTaken(folder);
    if (release) {
      try {
        return await work();
      } finally {
        release();
      }
    }
    if (waits === 0) onWait();
    await pause(WAIT_MILLISECONDS);
  }
}

function lockUnlessTaken(folder: string): (() => void) | undefined {
  try {
    return lockDirectory(folder);
  } catch (error) {
    if (error instanceof DirectoryInUse) return undefined;
    throw error;
  }
}

/**
 * Builds the site next to `dist`, stamps it with what it was built from, and swaps the two when complete. A build
 * that fails or is stopped leaves `dist` unchanged. `finish` may add files to the new one. The language is that of this
 * process (package.json, "imports"); the pages of another one than English go into a folder of its own.
 */
export async function buildSite(
  root: string,
  dist: string,
  input: BuildInput,
  finish: (aside: string) => Promise<void> = async () => {},
): Promise<void> {
  if (!relative(dist, resolve(root, input.settings.contentDir)).startsWith('..'))
    throw new CommandRefused('CONTENT_DIR must be outside SITE_DIR: each build replaces that folder.');
  const stamp = await fingerprint(root, input);
  const aside = join(root, 'dist.new');
  const { contentDir, demoData } = input.settings;
  const content = await copyForBuild(root, contentDir, demoData, LANGUAGE);
  refuseMistakes(checkContent({ folder: content, withDemo: false }));
  buildFrom(content);
  announceOpening(input.rooms.isOpen);
  // This is imported here, so that a server that never builds does not load it.
  const { build } = await import('astro');
  await build({ root, outDir: aside, site: input.settings.siteUrl, logLevel: 'warn' });
  const target = folderOf(dist, LANGUAGE);
  await compressSite(aside, target);
  // A build that could not read the rooms gets no stamp, so that it is repeated at the next start.
  if (hasPages(aside, input.rooms)) await markBuilt(aside, stamp);
  await writeFile(join(aside, ROOMS), input.rooms.digest);
  await finish(aside);
  if (LANGUAGE === DEFAULT_LANGUAGE) {
    const offered = offeredLanguages(content, false);
    await writeFile(join(aside, OFFERED), offered.join(' '));
    await keepLanguages(dist, aside, offered);
  }
  await swapFolders(aside, target);
  if (LANGUAGE === DEFAULT_LANGUAGE) await keepWords(root, dist);
}

/** Keeps the pages of the other languages until they are built again. */
async function keepLanguages(dist: string, aside: string, offered: readonly Language[]): Promise<void> {
  for (const language of offered.filter((one) => one !== DEFAULT_LANGUAGE)) {
    const folder = folderOf(dist, language);
    if (existsSync(folder)) await linkFolder(folder, folderOf(aside, language));
  }
}

function hasPages(dist: string, { rooms }: RoomList): boolean {
  return rooms.every(({ id }) => existsSync(join(dist, `rooms/${id}.html`)));
}

/** Puts a finished folder in place of another one, if any. */
export async function swapFolders(aside: string, target: string): Promise<void> {
  const before = `${target}.old`;
  await rm(before, { recursive: true, force: true });
  if (existsSync(target)) await rename(target, before);
  await rename(aside, target);
  await rm(before, { recursive: true, force: true });
}

/** Saves the hash of what `dist` was built from. It is taken before the build, so that later changes are built again. */
export async function markBuilt(dist: string, stamp: string): Promise<void> {
  await writeFile(join(dist, STAMP), stamp);
}
