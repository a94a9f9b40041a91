import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A built file, held in memory with the compressed forms the build made of it. */
export interface SiteFile {
  body: Buffer;
  brotli: Buffer | undefined;
  gzip: Buffer | undefined;
  type: string;
  etag: string;
}

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/** The paths of all files in a folder and those below it. */
export async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** The files of a built site by their address: `/rooms` for rooms.html, `/` for index.html, `/_astro/x.js` as it is. */
export async function readSite(dist: string): Promise<Map<string, SiteFile>> {
  const names = (await filesBelow(dist)).map((file) => relative(dist, file).split(sep).join('/'));
  const known = new Set(names);
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    const extension = name.slice(name.lastIndexOf('.') + 1);
    const type = TYPES[extension];
    if (!type) continue;
    const body = await readFile(join(dist, name));
    const compressed = (ending: string) =>
      known.has(name + ending) ? readFile(join(dist, name + ending)) : undefined;
    files.set(addressOf(name), {
      body,
      brotli: await compressed('.br'),
      gzip: await compressed('.gz'),
      type,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    });
  }
  return files;
}

function addressOf(name: string): string {
  if (!name.endsWith('.html')) return `/${name}`;
  const path = `/${name.slice(0, -'.html'.length)}`;
  return path === '/index' ? '/' : path.replace(/\/index$/, '');
}
