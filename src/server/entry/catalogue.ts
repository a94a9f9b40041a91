import { Hono } from 'hono';
import { demoPictureRoutes } from '#server/host/demo-routes.ts';
import type { AppContext } from '#server/platform/context.ts';
import { uploadRoutes } from '#server/platform/http/upload-routes.ts';
import { knownRoomRoutes } from '#server/rooms/known-room-routes.ts';

/** The part of the API that the build needs: the rooms and their pictures. */
export function createCatalogue(deps: Pick<AppContext, 'db' | 'clock' | 'files'>): Hono {
  const api = new Hono();
  knownRoomRoutes(api, deps);
  demoPictureRoutes(api);
  uploadRoutes(api, deps);
  return new Hono().route('/api', api);
}
