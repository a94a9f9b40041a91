import type { Context, Hono, MiddlewareHandler } from 'hono';
import { errorResponse } from './errors.ts';
import { refuse } from './refusal.ts';

/**
 * Responds to a request that no route has taken: 405 with `Allow` where the path has other methods, 501 to a method
 * that no path has, else 404. `OPTIONS` asks only which methods there are.
 */
export function unroutedResponse(app: Hono, c: Context): Response {
  const { method, path } = c.req;
  const methods = [...new Set(app.routes.map((route) => route.method))].filter((name) => name !== 'ALL');
  const allowed = withImplied(methods.filter((name) => hasRoute(app, name, path)));
  if (allowed.length > 0) c.header('Allow', allowed.join(', '));
  if (allowed.includes(method)) {
    return method === 'OPTIONS' ? c.body(null, 204) : errorResponse(c, refuse('not_found'));
  }
  if (allowed.length > 0) return errorResponse(c, refuse('method_not_allowed'));
  return errorResponse(c, refuse(withImplied(methods).includes(method) ? 'not_found' : 'method_unknown'));
}

const OF_HEAD = 'of-head';
/** Returns whether only the head of an answer is wanted. */
export const isHead = (c: Context): boolean => c.get(OF_HEAD) === true;

/**
 * Treats `HEAD` as `GET`, whose body Hono leaves out, and adds the length that Node measures only in a body. What is
 * compressed on its way has no length for `GET` either.
 */
export const headAsGet: MiddlewareHandler = async (c, next) => {
  const { method, url, headers, signal } = c.req.raw;
  if (method !== 'HEAD') return next();
  c.req.raw = new Request(url, { headers, signal });
  c.set(OF_HEAD, true);
  await next();
  if (c.res.headers.has('Content-Length') || c.res.headers.has('Content-Encoding')) return;
  const { byteLength } = await c.res.clone().arrayBuffer();
  c.res.headers.set('Content-Length', String(byteLength));
};

/** Returns the methods with those that the server has beside them. */
function withImplied(methods: string[]): string[] {
  if (methods.length === 0) return [];
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
}

/** A path's middleware is for all methods, so it counts for none. */
function hasRoute(app: Hono, method: string, path: string): boolean {
  return app.router.match(method, path)[0].some(([[, route]]) => route.method === method);
}
