import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { DEFAULT_LANGUAGE } from '#domain/language/language.ts';
import { languageOf, pathIn, plainPath } from '#domain/language/page-path.ts';
import { STAMP, VERSION } from '#site/files.ts';
import { OFFERED, readOffered } from '#site/languages.ts';
import { headersOf, lowerCasePageOf, missingPageOf, rewriteOf } from '#site/routes.ts';
import { HEADERS_FILE, policyIn } from '#site/security-policy.ts';
import { isDatabaseUnavailable } from './errors.ts';
import { keepFiles } from './kept-files.ts';

/** Netlify sends this by default. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

const METHODS = 'GET, HEAD, OPTIONS';

/** Only HTML gets these headers. On every file they would be a third of the bytes of the home page. */
const OF_PAGES = ['Content-Security-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy'];

/**
 * Serves a built site as Netlify does: files first, then the rewrites of `src/site/routes.ts`, then the 404 page. The
 * folder never changes: a new build is served from another one. `hasRoom` is asked about a room without a page of its own,
 * which may be newer than the build.
 */
export function createSite(dist: string, hasRoom = async (_id: string) => true): Hono {
  const site = new Hono();
  const kept = keepFiles();
  const builds = new Map<string, ReturnType<typeof readBuild>>();
  const buildIn = (folder: string) => {
    const build = builds.get(folder) ?? readBuild(folder);
    builds.set(folder, build);
    return build;
  };
  /** Sends a file from memory, and a large file or a part of one from the disk. */
  const send =
    (path: string): MiddlewareHandler =>
    async (c, next) => {
      const isWhole = c.req.header('Range') === undefined;
      const file = isWhole ? await kept(path, c.req.header('Accept-Encoding')) : undefined;
      return file
        ? c.body(file.body, 200, file.headers)
        : serveStatic({ path, precompressed: true })(c, next);
    };
  const page = (folder: string, path: string) => send(join(folder, fileOf(path)));
  /** The folder of the build of an address's language, and the path of the English page. */
  const placeOf = (pathname: string) => {
    const { language, path } = languageOf(pathname);
    return { language, path, folder: language === DEFAULT_LANGUAGE ? dist : join(dist, language) };
  };

  site.use(etag());
  site.use(async (c, next) => {
    const { language, folder } = placeOf(c.req.path);
    const build = await buildIn(folder);
    await next();
    const { headers, status } = c.res;
    for (const [name, value] of Object.entries(
      build.headers(status < 400 ? c.req.path : pathIn(language, '/404')),
    )) {
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
    const { language, path, folder } = placeOf(
      pathname.replace(/^\/[a-z]{2}(?=\/|$)/i, (first) => first.toLowerCase()),
    );
    const lower = lowerCasePath(folder, path) ?? path;
    return pathIn(language, lower) === pathname || (path === '/' && pathname === `/${language}`)
      ? next()
      : c.redirect(pathIn(language, lower) + search, 308);
  });
  site.use(async (c, next) => {
    const { language, path, folder } = placeOf(c.req.path);
    const short = c.req.path === `/${language}` ? '/' : canonicalPath(path);
    if (short === undefined || !existsSync(join(folder, fileOf(short)))) return next();
    return c.redirect(encodeURI(pathIn(language, short)) + new URL(c.req.url).search, 301);
  });
  site.use(async (c, next) => {
    const { path, folder } = placeOf(c.req.path);
    return isPlain(path) ? send(join(folder, fileOf(path)))(c, next) : next();
  });
  site.use(async (c, next) => {
    const { path, folder } = placeOf(c.req.path);
    const to = rewriteOf(path);
    const isMissing = to === '/room' && !(await mayHave(hasRoom, path.split('/')[2] ?? ''));
    return to && !isMissing ? page(folder, to)(c, next) : next();
  });
  site.notFound(async (c) => {
    const { language, path, folder } = placeOf(c.req.path);
    if (await isStillBuilt(dist, { language, folder, page: fileOf(path) })) {
      return c.text('This page is being prepared in this language. Please try again.', 503, {
        'Retry-After': '20',
      });
    }
    const isBuilt = existsSync(join(folder, 'index.html'));
    const missing = await page(isBuilt ? folder : dist, missingPageOf(path))(c, async () => {});
    return missing
      ? new Response(missing.body, { status: 404, headers: missing.headers })
      : c.text('Not Found', 404);
  });
  return site;
}

/** Returns whether a missing page comes with the next build of its language, which follows that of English. */
async function isStillBuilt(
  dist: string,
  { language, folder, page }: { language: string; folder: string; page: string },
): Promise<boolean> {
  const read = (path: string) => readFile(path, 'utf8').catch(() => '');
  if (folder === dist || !readOffered(await read(join(dist, OFFERED))).some((each) => each === language))
    return false;
  if (!existsSync(join(folder, 'index.html'))) return true;
  const [english, own] = await Promise.all([dist, folder].map((each) => read(join(each, STAMP))));
  return english !== own && existsSync(join(dist, page));
}

/** Returns the headers and the ETag of the build in `dist`. */
async function readBuild(dist: string) {
  const read = (name: string) => readFile(join(dist, name), 'utf8').catch(() => '');
  const [written, built] = await Promise.all([read(HEADERS_FILE), read(VERSION)]);
  const headers = (path: string) => {
    const policy = policyIn(written, path);
    return {
      'Cache-Control': REVALIDATE,
      ...headersOf(plainPath(path)),
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

/** Returns whether an address may be that of a file: built files have plain names. */
const isPlain = (path: string) => /^(\/[\w.-]+)*\/?$/.test(path) && !/\/\.+(\/|$)/.test(path);

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
