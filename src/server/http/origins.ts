import type { MiddlewareHandler } from 'hono';
import type { AppConfig } from '../deps.ts';
import { errorResponse } from './errors.ts';
import { refuse } from './refusal.ts';

/**
 * A browser's request that changes something must come from our own site or from one of ALLOWED_ORIGINS: a cookie
 * that the browser sends by itself never proves that the guest meant it. Requests of other programs name no origin.
 */
export function guardOrigin(config: AppConfig): MiddlewareHandler {
  const known = new Set([...config.allowedOrigins, new URL(config.siteUrl).origin]);
  return async (c, next) => {
    const origin = c.req.header('Origin');
    const changes = !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
    if (!changes || origin === undefined || known.has(origin) || isSameHost(origin, c.req)) return next();
    return errorResponse(c, refuse('origin_refused'));
  };
}

/** The page and the API were asked from the same host and port, under whatever name the visitor knows them. */
function isSameHost(
  origin: string,
  request: { url: string; header(name: string): string | undefined },
): boolean {
  const host = request.header('Host') ?? new URL(request.url).host;
  return URL.canParse(origin) && new URL(origin).host === host;
}
