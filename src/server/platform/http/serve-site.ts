import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { VERSION } from '#site/files.ts';
import { headersOf, lowerCasePageOf, missingPageOf, rewriteOf } from '#site/routes.ts';
import { HEADERS_FILE, policyIn } from '#site/security-policy.ts';
import { isDatabaseUnavailable } from './errors.ts';

/** Netlify sends this by default. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

const METHODS = 'GET, HEAD, OPTIONS';

/** Only HTML gets these headers. On every file they would be a third of the bytes of the home page. */
const OF_PAGES = ['Content-Security-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy'];

/**
 * Serves the built site as Netlify does: files first, then the rewrites of `src/site/routes.ts`, then the 404 page.
 * Files are read on request, so a new build is served at once. `hasRoom` is asked about a room without a page of its
 * own, which may be newer than the build.
 */
export function createSite(dist: string, hasRoom = async (_id: string) => true): Hono {
  const site = new Hono();
  const page = (path: string) => serveStatic({ path: join(dist, fileOf(path)), precompressed: true });

  site.use(etag());
  site.use(async (c, next) => {
    // The build is read before the file: if a new build is moved in between, the ETag is old and the browser asks
    // again.
    const build = await readBuild(dist);
    await next();
    const { headers, status } = c.res;
    for (const [name, value] of Object.entries(build.headers(status < 400 ? c.req.path : '/404'))) {
      headers.set(name, value);
    }
    headers.set('Vary', 'Accept-Encoding');
    if (status >= 500) headers.set('Cache-Control', 'no-store');
    if (status >= 300) return;
    headers.set('ETag', build.etag);
    if (headers.get('Content-Type')?.startsWith('text/html')) return;
    for (const name of OF_PAGES) headers.delete(name);
  });
  site.use(async (c, next) => {
    const { method } = c.req;
    if (method === 'OPTIONS') return c.body(null, 204, { Allow: METHODS });
    if (method !== 'GET' && method !== 'HEAD') return c.text('Method Not Allowed', 405, { Allow: METHODS });
    if (!isRange(c.req.header('Range') ?? '')) c.req.raw.headers.delete('Range');
    return next();
  });
  site.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const path = lowerCasePath(dist, pathname);
    return path === undefined ? next() : c.redirect(path + search, 308);
  });
  site.use(async (c, next) => {
    const path = canonicalPath(c.req.path);
    if (path === undefined || !existsSync(join(dist, fileOf(path)))) return next();
    return c.redirect(encodeURI(path) + new URL(c.req.url).search, 301);
  });
  site.use(serveStatic({ root: dist, precompressed: true, rewriteRequestPath: fileOf }));
  site.use(async (c, next) => {
    const to = rewriteOf(c.req.path);
    const isMissing = to === '/room' && !(await mayHave(hasRoom, c.req.path.split('/')[2] ?? ''));
    return to && !isMissing ? page(to)(c, next) : next();
  });
  site.notFound(async (c) => {
    // While a new build is moved into place, the folder is missing for an instant.
    if (!existsSync(dist)) return c.text('Please try again.', 503, { 'Retry-After': '1' });
    const missing = await page(missingPageOf(c.req.path))(c, async () => {});
    return missing
      ? new Response(missing.body, { status: 404, headers: missing.headers })
      : c.text('Not Found', 404);
  });
  return site;
}

/**
 * Returns the headers and the ETag of the build in `dist`, read for each request because a new build may replace it.
 */
async function readBuild(dist: string) {
  const read = (name: string) => readFile(join(dist, name), 'utf8').catch(() => '');
  const [written, built] = await Promise.all([read(HEADERS_FILE), read(VERSION)]);
  const headers = (path: string) => {
    const policy = policyIn(written, path);
    return {
      'Cache-Control': REVALIDATE,
      ...headersOf(path),
      ...(policy && { 'Content-Security-Policy': policy }),
    };
  };
  const version = createHash('sha256')
    .update(JSON.stringify([built, written, headersOf('/')]))
    .digest('base64url');
  return { headers, etag: `W/"${version.slice(0, 16)}"` };
}

/** Returns whether there is such a room. While the database is away there may be: the page says what is wrong. */
async function mayHave(hasRoom: (id: string) => Promise<boolean>, id: string): Promise<boolean> {
  try {
    return await hasRoom(id);
  } catch (error) {
    if (isDatabaseUnavailable(error)) return true;
    throw error;
  }
}

/** Returns whether a `Range` header asks for one part of a file, in bytes; any other one is ignored. */
function isRange(header: string): boolean {
  const [, start = '', end = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  return start === '' ? end !== '' : end === '' || Number(start) <= Number(end);
}

/** Returns the file of an address: `/rooms` is rooms.html, `/_astro/x.js` itself. */
function fileOf(path: string): string {
  if (path === '/') return '/index.html';
  return extname(path) ? path : `${path}.html`;
}

/** Returns `/rooms` for `/Rooms` and `/my-booking/aBc` for `/My-Booking/aBc`; undefined if the path needs no change. */
function lowerCasePath(dist: string, path: string): string | undefined {
  const lower = path.toLowerCase();
  if (lower === path || path.startsWith('//')) return undefined;
  const page = canonicalPath(lower) ?? lower;
  return !extname(page) && existsSync(join(dist, fileOf(page))) ? page : lowerCasePageOf(path);
}

/** Returns `/rooms` for `/rooms/` and `/rooms.html`; undefined if the path is canonical already. */
function canonicalPath(path: string): string | undefined {
  const short = path.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
  return short === path || short.startsWith('//') ? undefined : short;
}
