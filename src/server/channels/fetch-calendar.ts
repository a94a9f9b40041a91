import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import type { FeedProblem } from '#domain/channels/feed-problem.ts';
import { SECOND } from '#domain/dates/duration.ts';
import { isLoopbackName } from '#server/platform/config.ts';
import { mayCall, PRIVATE_ADDRESS, publicLookup } from '#server/platform/http/public-address.ts';

const MAX_BYTES = 2 * 1024 * 1024;
const MAX_REDIRECTS = 3;
const MAX_ETAG = 200;
const MAX_COOKIES = 20;
const MAX_COOKIE = 4096;
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
  // Some sites set a cookie and send the reader to the same address again.
  const cookies = new Map<string, string[]>();
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!mayCall(url, settings)) return failed(problemOfAddress(url));
    const { origin } = new URL(url);
    const cookie = cookies.get(origin)?.join('; ');
    const step = await get({ url, etag: cleanEtag(request.etag), cookie, signal }, settings);
    if (step.kind !== 'moved') return step;
    cookies.set(origin, [...(cookies.get(origin) ?? []), ...step.cookies].slice(-MAX_COOKIES));
    const next = URL.parse(step.location, url);
    if (!next || (url.startsWith('https:') && next.protocol === 'http:')) return failed('wrong_address');
    url = next.href;
  }
  return failed('too_many_redirects');
}

type Step = Fetched | { kind: 'moved'; location: string; cookies: string[] };

const failed = (code: FeedProblem['code'], status?: number): Extract<Fetched, { kind: 'failed' }> => ({
  kind: 'failed',
  problem: status === undefined ? { code } : { code, status },
});

function get(
  { url, etag, cookie, signal }: FetchRequest & { cookie: string | undefined },
  { lookup = publicLookup }: FetchSettings,
): Promise<Step> {
  return new Promise((done) => {
    const { protocol, hostname } = new URL(url);
    const options = {
      signal,
      // The request needs a new connection, because only the address of this one was checked.
      agent: false,
      headers: {
        Accept: 'text/calendar, */*;q=0.5',
        'Accept-Encoding': 'identity',
        'User-Agent': 'DirectBooking/1.0 (calendar reader)',
        ...(etag ? { 'If-None-Match': etag } : {}),
        ...(cookie ? { Cookie: cookie } : {}),
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
    return { kind: 'moved', location: headers.location, cookies: cookiesOf(headers['set-cookie']) };
  if (status === 304 && sent) return { kind: 'unchanged' };
  if (status !== 200) return failed('refused', status);
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
  const bytes = await unpacked(Buffer.concat(chunks), headers['content-encoding']);
  return 'code' in bytes ? failed(bytes.code) : { kind: 'file', bytes, etag: cleanEtag(headers.etag) };
}

const UNPACK = { gzip: promisify(gunzip), deflate: promisify(inflate), br: promisify(brotliDecompress) };

/** Unpacks a file, of which a small one may be very large. Some servers pack it without a word, or say so of a plain one. */
async function unpacked(file: Buffer, encoding = ''): Promise<Buffer | { code: Code }> {
  const isGzip = file[0] === 0x1f && file[1] === 0x8b;
  const named = encoding.trim().toLowerCase().replace(/^x-/, '');
  const isPlain = /^(\ufeff)?\s*BEGIN:VCALENDAR/i.test(file.subarray(0, 100).toString());
  if (isPlain || (!isGzip && /^(identity|gzip)?$/.test(named))) return file;
  if (!isGzip && named !== 'deflate' && named !== 'br') return { code: 'not_a_calendar' };
  const unpack = isGzip ? UNPACK.gzip : UNPACK[named as 'deflate' | 'br'];
  try {
    return await unpack(file, { maxOutputLength: MAX_BYTES });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ERR_BUFFER_TOO_LARGE') return { code: 'too_large' };
    return { code: code === 'Z_BUF_ERROR' ? 'half_a_calendar' : 'not_a_calendar' };
  }
}

/** Returns the cookies that a response sets, without those that could break a header. */
const cookiesOf = (set: readonly string[] = []): string[] =>
  set.flatMap((line) => {
    const [pair = ''] = line.split(';');
    return pair.length <= MAX_COOKIE && /^[!#$%&'*+.^_`|~\w-]+=[\x21-\x7e]*$/.test(pair.trim())
      ? [pair.trim()]
      : [];
  });

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
