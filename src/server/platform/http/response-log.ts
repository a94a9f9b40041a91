import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Log } from '../log.ts';

/** Adds these headers and the request's number to every response of the API, and logs it. */
export function logResponse(log: Log, headers: Record<string, string>): MiddlewareHandler {
  const always = Object.entries(headers);
  return async (c, next) => {
    const id = randomUUID();
    const started = performance.now();
    c.header('X-Request-Id', id);
    for (const [name, value] of always) c.header(name, value);
    await next();
    const milliseconds = Math.round((performance.now() - started) * 10) / 10;
    const { status } = c.res;
    // The log has the pattern of the path, because addresses may contain tokens.
    const route = matchedRoutes(c).at(-1)?.path ?? 'none';
    // The refusal's code makes wrong passwords, strangers and limits visible in the log.
    const refusal: unknown = c.get('refusal');
    log.info({ id, method: c.req.method, route, status, refusal, milliseconds }, 'request');
  };
}
