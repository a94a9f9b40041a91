import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { errorResponse } from './errors.ts';
import { refuse } from './refusal.ts';

/** Answers for everybody while the server starts or stops: 503, for programs as JSON and for people as a line of text. */
export function notNow(code: 'starting' | 'stopping', headers: Readonly<Record<string, string>>): Hono {
  const refusal = refuse(code);
  const app = new Hono();
  app.use(async (c, next) => {
    c.header('X-Request-Id', randomUUID());
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    // The next request finds a server that has its doors open.
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
