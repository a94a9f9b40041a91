import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { errorResponse } from '#server/platform/http/errors.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import { findInRelease } from '#site/release.ts';
import { DEMO_PICTURES } from './demo.ts';

/** The pattern is strict, so that no path can leave the folder. */
const PATH = '/admin/uploads/demo/:kind{rooms|homestays}/:id{[0-9]{1,4}}/:file{[0-9]{1,4}\\.svg}';
/** An SVG is a document, so if it is opened alone it may run and load nothing. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves the drawn pictures of the demo homestays. They are part of the release, so they never change. */
export function demoPictureRoutes(app: Hono): void {
  app.get(PATH, async (c) => {
    const { kind, id, file } = c.req.param();
    const folder = findInRelease(DEMO_PICTURES);
    const picture = folder && (await readPicture(join(folder, kind, id, file)));
    if (!picture) return errorResponse(c, refuse('not_found'));
    c.header('Content-Security-Policy', SANDBOX);
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    return c.body(picture, 200, { 'Content-Type': 'image/svg+xml' });
  });
}

async function readPicture(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
