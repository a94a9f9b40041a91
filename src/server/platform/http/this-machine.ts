import type { MiddlewareHandler } from 'hono';
import { isLoopbackName } from '../config.ts';
import { errorResponse } from './errors.ts';
import { hostsOf } from './known-hosts.ts';
import { refuse } from './refusal.ts';

/**
 * Headers that proxies, tunnels and delivery networks add. No browser sends any `X-` of its own, so those of unknown
 * proxies count, too; a page of this site may send the first of the exceptions, the sandbox's webhook the others.
 */
const FORWARDED =
  /^(forwarded|via|true-client-ip|(cdn|cf|fastly|fly|ngrok|tailscale)-.+|x-(?!requested-with$|razorpay-).+)$/;

/**
 * Passes only requests that come from this machine, name it in `Host`, and were not made by a page of another site. All
 * others get 404, as if there were no such route.
 */
export const onlyThisMachine: MiddlewareHandler = async (c, next) => {
  const isForwarded = Object.keys(c.req.header()).some((name) => FORWARDED.test(name));
  const isCrossSite = c.req.header('Sec-Fetch-Site') === 'cross-site';
  if (isForwarded || isCrossSite || !hostsOf(c.req.url, c.req.header('Host')).every(isLoopbackName)) {
    return errorResponse(c, refuse('not_found'));
  }
  return next();
};
