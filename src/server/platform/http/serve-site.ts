import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { VERSION } from '#site/files.ts';
import { headersOf, rewriteOf } from '#site/routes.ts';
import { HEADERS_FILE, policyIn } from '#site/security-policy.ts';

/** Netlify sends this by default. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Only HTML gets these headers. On every file they would be a third of the bytes of the home page. */
const OF_PAGES = ['Content-Security-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy'];

/**
 * Serves the built site as Netlify does: files first, then the rewrites of `src/site/routes.ts`, then the 404 page.
 * Files are read on request, so a new build is served at once.
 */
export function createSite(dist: string): Hono {
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
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    return c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' });
  });
  site.use(async (c, next) => {
    const path = canonicalPath(c.req.path);
    if (path === undefined || !existsSync(join(dist, fileOf(path)))) return next();
    return c.redirect(encodeURI(path) + new URL(c.req.url).search, 301);
  });
  site.use(serveStatic({ root: dist, precompressed: true, rewriteRequestPath: fileOf }));
  site.use(async (c, next) => {
    const to = rewriteOf(c.req.path);
    return to ? page(to)(c, next) : next();
  });
  site.notFound(async (c) => {
    // While a new build is moved into place, the folder is missing for an instant.
    if (!existsSync(dist)) return c.text('Please try again.', 503, { 'Retry-After': '1' });
    const missing = await page('/404')(c, async () => {});
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

/** Returns the file of an address: `/rooms` is rooms.html, `/_astro/x.js` itself. */
function fileOf(path: string): string {
  if (path === '/') return '/index.html';
  return extname(path) ? path : `${path}.html`;
}

/** Returns `/rooms` for `/rooms/` and `/rooms.html`; undefined if the path is canonical already. */
function canonicalPath(path: string): string | undefined {
  const short = path.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
  return short === path || short.startsWith('//') ? undefined : short;
}
