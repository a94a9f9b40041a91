import { Hono } from 'hono';
import { logResponse } from '#server/platform/http/answers.ts';
import { errorResponse } from '#server/platform/http/errors.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import { safeHeaders } from '#server/platform/http/safe-headers.ts';
import type { Log } from '#server/platform/log.ts';

/** Responds to every call while the function can't serve. The missing setting is not shown to visitors. */
export function unavailableApp(log: Log): Hono {
  const app = new Hono();
  app.use(logResponse(log, safeHeaders({ siteUrl: '' })));
  app.all('*', (c) => errorResponse(c, refuse('database_unavailable')));
  return app;
}
