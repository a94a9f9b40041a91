import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';

/** A document that is the same for everybody as long as the server runs: packed once, and sent again only if it changed. */
export function packed(text: string, headers: Record<string, string>): (c: Context) => Response {
  const bytes = new TextEncoder().encode(text);
  const small = new Uint8Array(gzipSync(bytes));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  const always = { ...headers, ETag: etag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' };
  return (c) => {
    if (c.req.header('If-None-Match')?.includes(etag)) return c.body(null, 304, always);
    const isSmall = /\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '');
    return isSmall
      ? c.body(small, 200, { ...always, 'Content-Encoding': 'gzip' })
      : c.body(bytes, 200, always);
  };
}
