import type { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { errorResponse } from './errors.ts';
import { refuse } from './refusal.ts';

const PREFIX = '/api/admin/uploads/';

/** Serves stored pictures. A path never changes its content, so browsers may cache it for good. */
export function uploadRoutes(app: Hono, { files }: Pick<AppContext, 'files'>): void {
  app.get('/admin/uploads/*', async (c) => {
    // The path is compared as sent, so an encoded slash or dot matches no stored file.
    const { pathname } = new URL(c.req.url);
    const file = pathname.startsWith(PREFIX) ? await files.read(pathname.slice(PREFIX.length)) : undefined;
    if (!file) return errorResponse(c, refuse('not_found'));
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    return c.body(file.bytes, 200, { 'Content-Type': file.contentType });
  });
}
