import type { MiddlewareHandler } from 'hono';
import { type Config, isLoopbackName } from '../config.ts';
import { errorResponse } from './errors.ts';
import { refuse } from './refusal.ts';

/** Asked by whatever keeps the server running, under any name it likes; they tell nothing. */
const PROBES = ['/api/health', '/api/ready'];

type HostSettings = Pick<Config, 'publicApiUrl' | 'answers'> & { siteUrl: string };

/** The name in a Host header, as the browser that sent it understood it; empty for what is no host at all. */
export function hostnameOf(host: string): string {
  const address = `http://${host}`;
  if (!/^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(host) || !URL.canParse(address)) return '';
  return new URL(address).hostname;
}

/** The host a request is for: what its address and its header say, which are two things in a forged one. */
export function hostsOf(url: string, header: string | null | undefined): string[] {
  // Of a forged header Node makes an address that is none.
  const host = URL.canParse(url) ? new URL(url).host : '';
  return [host, header ?? host].map(hostnameOf);
}

/**
 * Tells whether a request is for this site. Without it any name that somebody lets point here would do: a page opened
 * under that name could read this server as its own (DNS rebinding). Ports and schemes say nothing of that.
 */
export function knownHosts(config: HostSettings): (request: Request) => boolean {
  const { siteUrl, publicApiUrl, answers } = config;
  const addresses = [siteUrl, publicApiUrl].filter((address) => URL.canParse(address));
  const own = new Set(addresses.map((address) => new URL(address).hostname));
  const isKnown = (name: string) =>
    own.has(name) ||
    (answers === 'loopback' && isLoopbackName(name)) ||
    (answers === 'numbers' && (isLoopbackName(name) || /^(\d+(\.\d+){3}|\[.+\])$/.test(name)));
  return (request) =>
    answers === 'anything' || hostsOf(request.url, request.headers.get('Host')).every(isKnown);
}

/** Refuses calls for a host that is none of ours, but for the probes. */
export function guardHost(config: HostSettings): MiddlewareHandler {
  const isKnown = knownHosts(config);
  return async (c, next) => {
    if (isKnown(c.req.raw) || PROBES.includes(c.req.path)) return next();
    return errorResponse(c, refuse('misdirected'));
  };
}

/** Puts the same before pages: the answer is a line of text. */
export function pagesOfKnownHosts(
  config: HostSettings,
  headers: Record<string, string>,
  site: (request: Request) => Response | Promise<Response>,
): (request: Request) => Response | Promise<Response> {
  const isKnown = knownHosts(config);
  return (request) =>
    isKnown(request) ? site(request) : new Response(refuse('misdirected').sentence, { status: 421, headers });
}
