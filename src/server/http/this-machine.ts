import type { MiddlewareHandler } from 'hono';
import { isLoopbackName } from '../config.ts';
import { errorResponse } from './errors.ts';
import { refuse } from './refusal.ts';

/** What proxies, tunnels and delivery networks add to a request that they hand on. */
const FORWARDED =
  /^(forwarded|via|cdn-loop|true-client-ip|(cf|fly|fastly)-.+|x-(forwarded|original|real|client|cluster|proxyuser|envoy|azure|amzn|nf|vercel)(-.+)?)$/;

/**
 * Lets only requests through that were made on this machine, to this machine: others find nothing, as if what stands
 * behind this were not there.
 */
export const onlyThisMachine: MiddlewareHandler = async (c, next) => {
  const names = [new URL(c.req.url).host, c.req.header('Host') ?? 'localhost'];
  const isForwarded = Object.keys(c.req.header()).some((name) => FORWARDED.test(name));
  if (isForwarded || !names.every((name) => isLoopbackName(hostnameOf(name)))) {
    return errorResponse(c, refuse('not_found'));
  }
  return next();
};

/** The name in a Host header, as the browser that sent it understood it; empty for what is no host at all. */
export function hostnameOf(host: string): string {
  const address = `http://${host}`;
  if (!/^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(host) || !URL.canParse(address)) return '';
  return new URL(address).hostname;
}
