import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/**
 * Refuses a body of more than `maxSize` bytes. One that says its length is judged by that, which Node's parser then
 * holds it to; only one that does not is counted as it comes in, which costs as much again as a search.
 */
export function limitBody(maxSize: number, refuse: () => never): MiddlewareHandler {
  const count = bodyLimit({ maxSize, onError: refuse });
  return (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const length = c.req.header('Content-Length');
    const isTold = length !== undefined && c.req.header('Transfer-Encoding') === undefined;
    if (!isTold) return count(c, next);
    return Number(length) <= maxSize ? next() : refuse();
  };
}
