import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';

/**
 * Serves a document that is the same for everybody while the server runs. It is made and packed at the first request; a
 * browser that has it already gets 304.
 */
export function packed(make: () => string, headers: Record<string, string>): (c: Context) => Response {
  let made: ReturnType<typeof pack> | undefined;
  return (c) => {
    made ??= pack(make());
    const { bytes, small, etag } = made;
    const always = { ...headers, ETag: etag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' };
    if (c.req.header('If-None-Match')?.includes(etag)) return c.body(null, 304, always);
    const isSmall = /\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '');
    const sent = isSmall ? small : bytes;
    c.header('Content-Length', String(sent.length));
    return isSmall
      ? c.body(small, 200, { ...always, 'Content-Encoding': 'gzip' })
      : c.body(bytes, 200, always);
  };
}

function pack(text: string) {
  const bytes = new TextEncoder().encode(text);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  return { bytes, small: new Uint8Array(gzipSync(bytes)), etag };
}
