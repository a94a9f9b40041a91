import { Hono } from 'hono';
import { markAnswer } from '../http/answers.ts';
import { errorResponse } from '../http/errors.ts';
import { refuse } from '../http/refusal.ts';
import { safeHeaders } from '../http/safe-headers.ts';
import type { Log } from '../log.ts';

/** Answers every call while the function can't serve. Which setting is missing is nothing for visitors. */
export function unavailableApp(log: Log): Hono {
  const app = new Hono();
  app.use(markAnswer(log, safeHeaders({ siteUrl: '' })));
  app.all('*', (c) => errorResponse(c, refuse('database_unavailable')));
  return app;
}
