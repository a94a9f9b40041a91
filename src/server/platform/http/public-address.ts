import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { isLoopbackName } from '../config.ts';

/** Addresses of this machine, of its network, or of nobody: the server must not be made to call them. */
const PRIVATE = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE.ipv4.addSubnet(address, bits, 'ipv4');
/** Only these addresses of version 6 are given to anybody on the internet (RFC 4291). */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
// Some of these contain an IPv4 address, and so may lead to a private one.
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  PRIVATE.ipv6.addSubnet(address, bits, 'ipv6');

/** Returns true for an IP address of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (family === 'ipv6' && !GLOBAL.check(address, family)) return false;
  return !PRIVATE[family].check(address, family);
}

/** The ports of HTTPS; a URL leaves out the first. Others belong to services that nobody meant to be called. */
const PORTS = new Set(['', '8443']);

/**
 * Returns whether a URL may be called: HTTPS to a public name or address at one of its usual ports, or with `loopback`
 * any port of this machine.
 */
export function mayCall(url: string, { loopback = false } = {}): boolean {
  const parsed = URL.parse(url);
  if (!parsed || parsed.username || parsed.password) return false;
  const { protocol, hostname, port } = parsed;
  if (loopback && isLoopbackName(hostname)) return protocol === 'http:' || protocol === 'https:';
  if (protocol !== 'https:' || !PORTS.has(port)) return false;
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) ? isPublicAddress(address) : hostname.includes('.');
}

/** The `code` of the error for a name that leads into a private network. */
export const PRIVATE_ADDRESS = 'PRIVATE_ADDRESS';

/** Resolves names for a request, and fails for one with a private address: checked here, it can't change afterwards. */
export const lookupThrough =
  (resolveName: typeof resolve): LookupFunction =>
  (hostname, options, callback) => {
    resolveName(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const refused = addresses.find(({ address }) => !isPublicAddress(address));
      const [first] = addresses;
      if (refused || !first) {
        const problem = new Error(`${hostname} has no public address`);
        return callback(Object.assign(problem, { code: PRIVATE_ADDRESS }), []);
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };

export const publicLookup = lookupThrough(resolve);
