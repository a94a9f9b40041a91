import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'astro';
import { roomFactsOf } from '#domain/room-detail.ts';
import type { BuildSettings } from '../config.ts';
import type { RoomList } from '../providers/room-list.ts';
import { writeCards } from './cards.ts';
import { arrangeScripts } from './page-scripts.ts';
import { writeSecurityPolicy } from './security-policy.ts';
import { writeWorker } from './worker.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** What a build is made of. The server's own code is not among it: changing it needs no new build. */
const SOURCES = ['src', 'content', 'public', 'astro.config.mjs', 'package-lock.json'];
const STAMP = '.sources';
const COMPRESSIBLE = /\.(html|css|m?js|json|webmanifest|svg|xml|txt)$/;
const ROOM_PAGE = /[\\/]rooms[\\/]\d+\.html$/;
/** A guest house has fewer rooms; the pages of more are compressed quickly. */
const MANY_ROOMS = 100;
const QUICK = 5;

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** What the pages say beside their sources. */
export interface Said {
  settings: BuildSettings;
  /** The rooms that have a page of their own. */
  rooms: RoomList;
}

/** A fingerprint of everything the site is built from, by content, so that a checkout's dates do not matter. */
export async function fingerprint(root: string, { settings, rooms }: Said): Promise<string> {
  const { siteUrl, pages } = settings;
  const hash = createHash('sha256').update(JSON.stringify([siteUrl, pages, rooms.digest]));
  for (const source of SOURCES) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    const files = source.includes('.') ? [path] : await filesBelow(path);
    for (const file of files.sort()) {
      const name = relative(root, file).split(sep).join('/');
      if (name.startsWith('src/server/') && !name.startsWith('src/server/site/')) continue;
      hash
        .update(name)
        .update('\0')
        .update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** True when there is no build in `dist`, or one of other sources, settings or rooms. */
export async function isBuildDue(root: string, dist: string, said: Said): Promise<boolean> {
  const stamp = join(dist, STAMP);
  if (!existsSync(stamp)) return true;
  return (await readFile(stamp, 'utf8')) !== (await fingerprint(root, said));
}

/** Builds the site into `dist`, compresses it, and marks what it was built from. */
export async function buildSite(root: string, dist: string, said: Said): Promise<void> {
  const stamp = await fingerprint(root, said);
  await writeRooms(root, said);
  await build({ root, outDir: dist, site: said.settings.siteUrl, logLevel: 'warn' });
  await writeCards({ root, dist, rooms: said.rooms.rooms, apiUrl: said.settings.apiUrl });
  await arrangeScripts(dist);
  await writeWorker(dist);
  await writeSecurityPolicy(dist, said.settings.pages);
  await compress(dist);
  await markBuilt(dist, stamp);
}

/** Notes what `dist` was built from: a fingerprint taken before, so that what changed meanwhile is built again. */
export async function markBuilt(dist: string, stamp: string): Promise<void> {
  await writeFile(join(dist, STAMP), stamp);
}

/** Hands the rooms over to the pages, which read them in components/built-rooms.ts. */
async function writeRooms(root: string, { settings, rooms }: Said): Promise<void> {
  const apiBase = (settings.pages.PUBLIC_API_URL ?? '/api').replace(/\/+$/, '');
  const facts = rooms.rooms.map((room) => ({
    ...roomFactsOf(room, apiBase),
    price_from: room.price_from,
  }));
  await mkdir(join(root, '.astro'), { recursive: true });
  await writeFile(join(root, '.astro/rooms.json'), JSON.stringify(facts));
}

/** Writes a `.br` and a `.gz` beside each text file, so that serving costs no compression. */
async function compress(dist: string): Promise<void> {
  const files = (await filesBelow(dist)).filter((file) => COMPRESSIBLE.test(file));
  const rooms = new Set(files.filter((file) => ROOM_PAGE.test(file)));
  // The last tenth of their bytes would cost forty times as long.
  const isQuick = (file: string) => rooms.size > MANY_ROOMS && rooms.has(file);
  // Compression runs on threads beside this one: each of these takes the next file when it is done with the last.
  const next = files.values();
  const compressAll = async () => {
    for (const file of next) await compressFile(file, isQuick(file));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compressAll));
}

async function compressFile(file: string, isQuick: boolean): Promise<void> {
  const body = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isQuick ? QUICK : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  await writeFile(`${file}.br`, await compressBrotli(body, { params }));
  await writeFile(`${file}.gz`, await compressGzip(body, { level: isQuick ? QUICK : 9 }));
}
