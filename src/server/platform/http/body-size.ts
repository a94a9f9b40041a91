import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/**
 * Refuses a body of more than `maxSize` bytes. A Content-Length is trusted, because Node's parser enforces it; only a
 * body without one is counted as it arrives, which costs as much again as a search.
 */
export function limitBody(maxSize: number, refuse: () => never): MiddlewareHandler {
  const count = bodyLimit({ maxSize, onError: refuse });
  return (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const length = c.req.header('Content-Length');
    const hasLength = length !== undefined && c.req.header('Transfer-Encoding') === undefined;
    if (!hasLength) return count(c, next);
    return Number(length) <= maxSize ? next() : refuse();
  };
}
