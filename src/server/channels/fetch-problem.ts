import { isIP } from 'node:net';
import type { FeedProblem } from '#domain/channels/feed-problem.ts';
import { PRIVATE_ADDRESS } from '#server/platform/http/public-address.ts';

type Code = FeedProblem['code'];

/** Why an address may not be called: it is none for calendars, or one of a private network. */
export function problemOfAddress(url: string): Code {
  const { protocol, hostname, username, password } = URL.parse(url) ?? {};
  if (protocol !== 'https:' || !hostname || username || password) return 'wrong_address';
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return isNumber || !hostname.includes('.') ? 'private_address' : 'wrong_address';
}

const UNKNOWN_HOST = new Set(['ENOTFOUND', 'ENODATA', 'ENONAME']);
const NOT_SECURE =
  /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH|INVALID_CA|EPROTO)/;

/** What an error of a request means. `signal` is its limit of time. */
export function problemOfError(error: unknown, signal?: AbortSignal): Code {
  if (signal?.aborted) return 'too_slow';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === PRIVATE_ADDRESS) return 'private_address';
  if (UNKNOWN_HOST.has(code)) return 'unknown_host';
  return NOT_SECURE.test(code) ? 'not_secure' : 'unreachable';
}
