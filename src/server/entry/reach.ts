import type { Hono } from 'hono';
import { compress } from 'hono/compress';

/**
 * Only long responses without secrets are compressed: the length of a compressed response would reveal a secret in it.
 */
const COMPRESSED = [
  '/public/check-room-availability',
  '/public/room/*',
  '/public/calendar',
  '/host/calendar',
  '/host/properties/:id/rates',
];

/** Pages of other sites may show these: pictures, calendars, and what any visitor reads about rooms. */
const SHAREABLE = [
  '/admin/uploads/*',
  '/ical/*',
  '/public/check-room-availability',
  '/public/room/*',
  '/public/rooms',
  '/public/property/*',
  '/public/calendar',
  '/public/party-price',
  '/openapi.json',
];

/** Sets which responses are compressed, and which pages of other sites may show them. */
export function setReach(api: Hono): void {
  for (const path of COMPRESSED) api.use(path, compress());
  for (const path of SHAREABLE) {
    api.use(path, async (c, next) => {
      c.header('Cross-Origin-Resource-Policy', 'cross-origin');
      await next();
    });
  }
}
