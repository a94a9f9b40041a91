import type { MiddlewareHandler } from 'hono';
import { isLoopbackName } from '../config.ts';
import { errorResponse } from './errors.ts';
import { hostsOf } from './known-hosts.ts';
import { refuse } from './refusal.ts';

/** Headers that proxies, tunnels and delivery networks add. */
const FORWARDED =
  /^(forwarded|via|cdn-loop|true-client-ip|(cf|fly|fastly)-.+|x-(forwarded|original|real|client|cluster|proxyuser|envoy|azure|amzn|nf|vercel)(-.+)?)$/;

/** Passes only requests that come from this machine and name it in `Host`. All others get 404, as if there were no such route. */
export const onlyThisMachine: MiddlewareHandler = async (c, next) => {
  const isForwarded = Object.keys(c.req.header()).some((name) => FORWARDED.test(name));
  if (isForwarded || !hostsOf(c.req.url, c.req.header('Host')).every(isLoopbackName)) {
    return errorResponse(c, refuse('not_found'));
  }
  return next();
};
