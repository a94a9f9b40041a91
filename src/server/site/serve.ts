import { createHash } from 'node:crypto';
import type { SiteFile } from './files.ts';
import type { SiteRules } from './rules.ts';

/** Netlify's own, where the rules say nothing. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * These say what a page may do and mean nothing on its files, of which a page has a dozen. Netlify sends them with all,
 * where HTTP/2 does not repeat them; here they would be a third of what the home page weighs.
 */
const OF_PAGES = ['Content-Security-Policy', 'Permissions-Policy', 'Cross-Origin-Opener-Policy'];

/** A page under other rules is another one to its browser: so what says "you have it" need not say the rules again. */
function pageTag({ etag }: SiteFile, headers: Headers): string {
  const rules = createHash('sha256');
  for (const name of OF_PAGES) rules.update(headers.get(name) ?? '').update('\0');
  return `${etag.slice(0, -1)}.${rules.digest('base64url').slice(0, 8)}"`;
}

/**
 * Answers requests for the built site as the deployed one does: files first, then the rewrites and redirects of
 * `netlify.toml`, then the 404 page; with its headers, compressed where the browser takes it, 304 where it has it.
 */
export function createSite(files: ReadonlyMap<string, SiteFile>, rules: SiteRules) {
  function answer(request: Request, address: string, file: SiteFile, status: number): Response {
    const headers = new Headers(rules.headers(address));
    const withoutRules = () => {
      for (const name of OF_PAGES) headers.delete(name);
    };
    const isPage = file.type.startsWith('text/html');
    const etag = isPage ? pageTag(file, headers) : file.etag;
    if (!isPage) withoutRules();
    headers.set('Content-Type', file.type);
    headers.set('ETag', etag);
    headers.set('Vary', 'Accept-Encoding');
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', REVALIDATE);
    if (status === 200 && request.headers.get('If-None-Match') === etag) {
      withoutRules();
      return new Response(null, { status: 304, headers });
    }
    const accepted = request.headers.get('Accept-Encoding') ?? '';
    let { body } = file;
    if (file.brotli && /\bbr\b/.test(accepted)) {
      body = file.brotli;
      headers.set('Content-Encoding', 'br');
    } else if (file.gzip && /\bgzip\b/.test(accepted)) {
      body = file.gzip;
      headers.set('Content-Encoding', 'gzip');
    }
    headers.set('Content-Length', String(body.length));
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers });
  }

  /** An answer without a page is under the same rules. */
  const plain = (path: string, status: number, own: Record<string, string>, words: string | null = null) =>
    new Response(words, { status, headers: { ...rules.headers(path), ...own } });

  return async function site(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(url.pathname, 405, { Allow: 'GET, HEAD' }, 'Method Not Allowed');
    }
    const path = decodePath(url.pathname);
    const file = path === undefined ? undefined : files.get(path);
    if (path !== undefined && file) return answer(request, path, file, 200);

    const canonical = path === undefined ? undefined : canonicalPath(path);
    if (canonical !== undefined && files.has(canonical)) {
      return plain(canonical, 301, { Location: encodeURI(canonical) + url.search });
    }
    const rule = path === undefined ? undefined : await rules.redirect(request);
    if (rule) {
      if (rule.status >= 300 && rule.status < 400) {
        return plain(url.pathname, rule.status, { Location: rule.target });
      }
      const target = files.get(new URL(rule.target, url).pathname);
      if (target && path !== undefined) return answer(request, path, target, rule.status);
    }
    const missing = files.get('/404');
    if (!missing) return plain('/404', 404, {}, 'Not Found');
    return answer(request, '/404', missing, 404);
  };
}

/** Undefined for an address that is not well-formed. */
function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** `/rooms/` and `/rooms.html` are `/rooms`; undefined where the path is in its one form already. */
function canonicalPath(path: string): string | undefined {
  const short = path.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
  return short === path ? undefined : short;
}
