import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'astro';
import type { BuildSettings } from '../config.ts';
import { writeSecurityPolicy } from './security-policy.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** What a build is made of. The server's own code is not among it: changing it needs no new build. */
const SOURCES = ['src', 'content', 'public', 'astro.config.mjs', 'package-lock.json'];
const STAMP = '.sources';
const COMPRESSIBLE = /\.(html|css|m?js|json|webmanifest|svg|xml|txt)$/;

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** A fingerprint of everything the site is built from, by content, so that a checkout's dates do not matter. */
async function fingerprint(root: string, settings: BuildSettings): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(settings));
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

/** True when there is no build in `dist`, or one of other sources or settings. */
export async function isBuildDue(root: string, dist: string, settings: BuildSettings): Promise<boolean> {
  const stamp = join(dist, STAMP);
  if (!existsSync(stamp)) return true;
  return (await readFile(stamp, 'utf8')) !== (await fingerprint(root, settings));
}

/** Builds the site into `dist`, compresses it, and marks what it was built from. */
export async function buildSite(root: string, dist: string, settings: BuildSettings): Promise<void> {
  const stamp = await fingerprint(root, settings);
  await build({ root, outDir: dist, logLevel: 'warn' });
  await writeSecurityPolicy(dist, settings);
  await compress(dist);
  await writeFile(join(dist, STAMP), stamp);
}

/** Writes a `.br` and a `.gz` beside each text file, so that serving costs no compression. */
async function compress(dist: string): Promise<void> {
  const files = (await filesBelow(dist)).filter((file) => COMPRESSIBLE.test(file));
  // Compression runs on threads beside this one: each of these takes the next file when it is done with the last.
  const next = files.values();
  await Promise.all(Array.from({ length: availableParallelism() }, () => compressAll(next)));
}

async function compressAll(files: Iterable<string>): Promise<void> {
  for (const file of files) {
    const body = await readFile(file);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    await writeFile(`${file}.br`, await compressBrotli(body, { params }));
    await writeFile(`${file}.gz`, await compressGzip(body, { level: 9 }));
  }
}
