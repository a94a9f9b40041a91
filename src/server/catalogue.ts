import { Hono } from 'hono';
import type { AppDeps } from './deps.ts';
import { demoPictureRoutes } from './routes/demo-pictures.ts';
import { knownRoomRoutes } from './routes/known-rooms.ts';
import { uploadRoutes } from './routes/uploads.ts';

/** What the build asks of the API before the site stands: which rooms there are, and their pictures. */
export function createCatalogue(deps: Pick<AppDeps, 'db' | 'clock' | 'files'>): Hono {
  const api = new Hono();
  knownRoomRoutes(api, deps);
  demoPictureRoutes(api);
  uploadRoutes(api, deps);
  return new Hono().route('/api', api);
}
