import type { MiddlewareHandler } from 'hono';
import { type Config, isLoopbackName } from '../config.ts';
import { errorResponse } from './errors.ts';
import { refuse } from './refusal.ts';

/** Health checks of the platform, under any host name; they reveal nothing. */
const PROBES = ['/api/health', '/api/ready'];

type HostSettings = Pick<Config, 'publicApiUrl' | 'allowedHosts'> & { siteUrl: string };

/** Returns the name in a Host header, as the browser that sent it parsed it; empty for an invalid host. */
export function hostnameOf(host: string): string {
  const address = `http://${host}`;
  if (!/^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(host) || !URL.canParse(address)) return '';
  return new URL(address).hostname;
}

/** Returns the hosts of a request: from its address and its header, which differ in a forged one. */
export function hostsOf(url: string, header: string | null | undefined): string[] {
  // Node makes an invalid address from a forged header.
  const host = URL.canParse(url) ? new URL(url).host : '';
  return [host, header ?? host].map(hostnameOf);
}

/**
 * Returns a check whether a request is for this site. Without it, a page under any name that points to this server
 * could read its responses (DNS rebinding). Ports and schemes don't matter.
 */
export function knownHosts(config: HostSettings): (request: Request) => boolean {
  const { siteUrl, publicApiUrl, allowedHosts } = config;
  const addresses = [siteUrl, publicApiUrl].filter((address) => URL.canParse(address));
  const own = new Set(addresses.map((address) => new URL(address).hostname));
  const isKnown = (name: string) =>
    own.has(name) ||
    (allowedHosts === 'loopback' && isLoopbackName(name)) ||
    (allowedHosts === 'numbers' && (isLoopbackName(name) || /^(\d+(\.\d+){3}|\[.+\])$/.test(name)));
  return (request) =>
    allowedHosts === 'anything' || hostsOf(request.url, request.headers.get('Host')).every(isKnown);
}

/** Refuses calls for unknown hosts, except health checks. */
export function guardHost(config: HostSettings): MiddlewareHandler {
  const isKnown = knownHosts(config);
  return async (c, next) => {
    if (isKnown(c.req.raw) || PROBES.includes(c.req.path)) return next();
    return errorResponse(c, refuse('misdirected'));
  };
}

/** Refuses requests for unknown hosts, for pages: the response is a line of text. */
export function pagesOfKnownHosts(
  config: HostSettings,
  headers: Record<string, string>,
  site: (request: Request) => Response | Promise<Response>,
): (request: Request) => Response | Promise<Response> {
  const isKnown = knownHosts(config);
  return (request) =>
    isKnown(request) ? site(request) : new Response(refuse('misdirected').sentence, { status: 421, headers });
}
