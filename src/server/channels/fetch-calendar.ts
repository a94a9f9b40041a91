import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { FeedProblem } from '#domain/channels/feed-problem.ts';
import { SECOND } from '#domain/dates/duration.ts';
import { isLoopbackName } from '#server/platform/config.ts';
import { mayCall, PRIVATE_ADDRESS, publicLookup } from '#server/platform/http/public-address.ts';

const MAX_BYTES = 2 * 1024 * 1024;
const MAX_REDIRECTS = 3;
const MAX_ETAG = 200;
export const TIME_LIMIT = 10 * SECOND;

export interface FetchSettings {
  /** Allows calendars on this machine over http, for tests. */
  loopback: boolean;
  /** Milliseconds for the whole call. */
  timeLimit?: number;
  lookup?: LookupFunction;
}

export interface FetchRequest {
  url: string;
  etag: string | null;
  signal?: AbortSignal | undefined;
}

export type Fetched =
  | { kind: 'file'; bytes: Uint8Array; etag: string | null }
  | { kind: 'unchanged' }
  | { kind: 'failed'; problem: FeedProblem };

/** Fetches the file of a calendar from an address that a stranger may have chosen. Never rejects. */
export async function fetchCalendar(request: FetchRequest, settings: FetchSettings): Promise<Fetched> {
  const limit = AbortSignal.timeout(settings.timeLimit ?? TIME_LIMIT);
  const signal = request.signal ? AbortSignal.any([limit, request.signal]) : limit;
  let url = request.url.replace(/^webcal:/i, 'https:');
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!mayCall(url, settings)) return failed(problemOfAddress(url));
    const step = await get({ url, etag: cleanEtag(request.etag), signal }, settings);
    if (step.kind !== 'moved') return step;
    const next = URL.parse(step.location, url);
    if (!next || (url.startsWith('https:') && next.protocol === 'http:')) return failed('wrong_address');
    url = next.href;
  }
  return failed('too_many_redirects');
}

type Step = Fetched | { kind: 'moved'; location: string };

const failed = (code: FeedProblem['code'], status?: number): Extract<Fetched, { kind: 'failed' }> => ({
  kind: 'failed',
  problem: status === undefined ? { code } : { code, status },
});

function get({ url, etag, signal }: FetchRequest, { lookup = publicLookup }: FetchSettings): Promise<Step> {
  return new Promise((done) => {
    const { protocol, hostname } = new URL(url);
    const options = {
      signal,
      // The request needs a new connection, because only the address of this one was checked.
      agent: false,
      headers: {
        Accept: 'text/calendar, */*;q=0.5',
        // A compressed response is refused, so that a small one can't unpack to a large one.
        'Accept-Encoding': 'identity',
        'User-Agent': 'DirectBooking/1.0 (calendar reader)',
        ...(etag ? { 'If-None-Match': etag } : {}),
      },
      ...(isLoopbackName(hostname) ? {} : { lookup }),
    };
    const send = protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, options, (response) => {
      readAnswer(response, etag, signal).then((step) => {
        done(step);
        // The request ends here, even if the other side continues to send.
        request.destroy();
      }, fail);
    });
    const fail = (error: unknown) => done(failed(problemOfError(error, signal)));
    request.on('error', fail);
    // The server wants to switch to another protocol than HTTP (101).
    request.on('upgrade', (response, socket) => {
      socket.destroy();
      done(failed('refused', response.statusCode));
    });
    request.end();
  });
}

async function readAnswer(
  response: IncomingMessage,
  sent: string | null,
  signal?: AbortSignal,
): Promise<Step> {
  const { statusCode: status = 0, headers } = response;
  if ([301, 302, 303, 307, 308].includes(status) && headers.location)
    return { kind: 'moved', location: headers.location };
  if (status === 304 && sent) return { kind: 'unchanged' };
  if (status !== 200) return failed('refused', status);
  if (!/^(identity)?$/i.test(headers['content-encoding']?.trim() ?? '')) return failed('not_a_calendar');
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      size += chunk.length;
      if (size > MAX_BYTES) return failed('too_large');
      chunks.push(chunk);
    }
  } catch (error) {
    // A response that has begun can only be too slow or break off.
    return failed(signal?.aborted ? problemOfError(error, signal) : 'half_a_calendar');
  }
  return { kind: 'file', bytes: Buffer.concat(chunks), etag: cleanEtag(headers.etag) };
}

/** Returns the ETag only if it may be sent back in a header. */
const cleanEtag = (etag: string | null | undefined): string | null =>
  etag && etag.length <= MAX_ETAG && /^(W\/)?"[\x21\x23-\x7e]*"$/.test(etag) ? etag : null;

type Code = FeedProblem['code'];

/** Returns why an address may not be called: it is not one of a calendar, or it leads into a private network. */
export function problemOfAddress(url: string): Code {
  const { protocol, hostname, username, password } = URL.parse(url) ?? {};
  if (protocol !== 'https:' || !hostname || username || password) return 'wrong_address';
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return isNumber || !hostname.includes('.') ? 'private_address' : 'wrong_address';
}

const UNKNOWN_HOST = new Set(['ENOTFOUND', 'ENODATA', 'ENONAME']);
const NOT_SECURE =
  /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH|INVALID_CA|EPROTO)/;

/** Returns what an error of a request means. `signal` is its limit of time. */
export function problemOfError(error: unknown, signal?: AbortSignal): Code {
  if (signal?.aborted) return 'too_slow';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === PRIVATE_ADDRESS) return 'private_address';
  if (UNKNOWN_HOST.has(code)) return 'unknown_host';
  return NOT_SECURE.test(code) ? 'not_secure' : 'unreachable';
}
