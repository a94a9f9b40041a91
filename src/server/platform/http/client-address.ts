import type { Context } from 'hono';
import * as z from 'zod/mini';

/** The entry points pass Node's socket beside the request, or the address from the platform. */
const environment = z.object({
  clientAddress: z.optional(z.string()),
  incoming: z.optional(z.object({ socket: z.object({ remoteAddress: z.optional(z.string()) }) })),
});

/**
 * Returns the address a request came from. `trustProxy` proxies, counted from the right of X-Forwarded-For, are ours;
 * entries to the left of them come from the caller and are ignored.
 */
export function clientAddress(c: Context, trustProxy: number): string {
  const parsed = z.safeParse(environment, c.env);
  const env = parsed.success ? parsed.data : {};
  if (env.clientAddress) return env.clientAddress;
  const socket = env.incoming?.socket.remoteAddress ?? '127.0.0.1';
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  const chain = [...forwarded.filter(Boolean), socket];
  return plain(chain.at(-1 - trustProxy) ?? chain[0] ?? socket);
}

/** Returns IPv4 for an IPv4 address that is written as IPv6. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').slice(0, 100);
}

/** Returns the key for rate limits: an IPv6 customer has a whole /64 to choose from. */
export function addressGroup(address: string): string {
  return address.includes(':') ? firstGroups(address, 4) : address;
}

/** Returns a network that may belong to one owner: an IPv4 /24, an IPv6 /48. */
export function networkOf(address: string): string {
  return address.includes(':') ? firstGroups(address, 3) : address.split('.').slice(0, 3).join('.');
}

function firstGroups(address: string, count: number): string {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const start = head ? head.split(':') : [];
  const end = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  const groups = [...start, ...Array.from({ length: zeros }, () => '0'), ...end];
  return groups
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
