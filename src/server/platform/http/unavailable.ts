import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { errorResponse } from './errors.ts';
import { refuse } from './refusal.ts';

/** Returns the response while the server starts or stops: 503, as JSON for the API and as a line of text for pages. */
export function notNow(code: 'starting' | 'stopping', headers: Readonly<Record<string, string>>): Hono {
  const refusal = refuse(code);
  const app = new Hono();
  app.use(async (c, next) => {
    c.header('X-Request-Id', randomUUID());
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    // The closed connection makes the next request open a new one, to a server that is ready.
    c.header('Connection', 'close');
    await next();
  });
  app.all('/api/*', (c) => errorResponse(c, refusal));
  app.all('*', (c) => {
    c.header('Retry-After', RETRY_SECONDS);
    return c.text(refusal.sentence, 503);
  });
  return app;
}

const RETRY_SECONDS = '5';
