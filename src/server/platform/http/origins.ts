import type { MiddlewareHandler } from 'hono';
import type { AppConfig } from '../context.ts';
import { errorResponse } from './errors.ts';
import { refuse } from './refusal.ts';

const METHODS = 'GET, POST, PUT, DELETE';
const HEADERS = 'Authorization, Content-Type, Idempotency-Key, Proof-Of-Work';
const EXPOSED = 'X-Request-Id, Retry-After, Content-Disposition';
const TEN_MINUTES = '600';

/**
 * Decides which sites may use the API from a browser. Those in ALLOWED_ORIGINS get CORS with credentials; no others do.
 * A request that changes something must come from one of them or from our own site, because a cookie alone never proves
 * the guest's intent. Other programs send no origin.
 */
export function guardOrigin(config: AppConfig): MiddlewareHandler {
  const allowed = new Set(config.allowedOrigins);
  const own = new URL(config.siteUrl).origin;
  return async (c, next) => {
    if (allowed.size > 0) c.header('Vary', 'Origin');
    const origin = c.req.header('Origin');
    if (origin === undefined) return next();
    const { method } = c.req;
    if (allowed.has(origin)) {
      c.header('Access-Control-Allow-Origin', origin);
      c.header('Access-Control-Allow-Credentials', 'true');
      c.header('Access-Control-Expose-Headers', EXPOSED);
      if (method === 'OPTIONS') {
        c.header('Access-Control-Allow-Methods', METHODS);
        c.header('Access-Control-Allow-Headers', HEADERS);
        c.header('Access-Control-Max-Age', TEN_MINUTES);
        return c.body(null, 204);
      }
      return next();
    }
    const changes = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
    if (changes && origin !== own && !isSameHost(origin, c.req)) {
      return errorResponse(c, refuse('origin_refused'));
    }
    return next();
  };
}

/** Returns whether page and API have the same host and port, under whatever name the visitor uses. */
function isSameHost(
  origin: string,
  request: { url: string; header(name: string): string | undefined },
): boolean {
  const host = request.header('Host') ?? new URL(request.url).host;
  return URL.canParse(origin) && new URL(origin).host === host;
}
