import { type AddressInfo, createServer } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fetchCalendar } from '#server/channels/fetch-calendar.ts';
import { type ChannelServer, openChannelServer } from '../../support/channel-server.ts';
import { eventually } from '../../support/eventually.ts';
import { PATIENCE } from '../../support/patience.ts';

const SHORT = Math.round(300 * PATIENCE);
const MEGABYTE = 1024 * 1024;
const CALENDAR = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';

let server: ChannelServer;
beforeEach(async () => {
  server = await openChannelServer();
});
afterEach(() => server.close());

const get = (url = server.url, etag: string | null = null, timeLimit?: number) =>
  fetchCalendar({ url, etag }, { loopback: true, ...(timeLimit ? { timeLimit } : {}) });

const text = (fetched: Awaited<ReturnType<typeof get>>) =>
  fetched.kind === 'file' ? Buffer.from(fetched.bytes).toString() : fetched;

test('a file comes as it is, with its ETag', async () => {
  server.answer = { body: 'BEGIN:VCALENDAR', etag: '"1"' };
  expect(await get()).toMatchObject({ kind: 'file', etag: '"1"' });
  expect(text(await get())).toBe('BEGIN:VCALENDAR');
});

test('the request says who asks, and nothing of visitors or of the site', async () => {
  await get(`${server.url}?secret=1`, '"7"');
  const { url, method, headers } = server.requests[0] ?? {};
  expect({ url, method }).toEqual({ url: '/room.ics?secret=1', method: 'GET' });
  expect(headers).toEqual({
    accept: 'text/calendar, */*;q=0.5',
    'accept-encoding': 'identity',
    'user-agent': 'DirectBooking/1.0 (calendar reader)',
    'if-none-match': '"7"',
    host: new URL(server.url).host,
    connection: 'close',
  });
});

test('an ETag that was sent may bring "not modified"', async () => {
  server.answer = { body: 'x', etag: 'W/"1"' };
  expect(await get(server.url, 'W/"1"')).toEqual({ kind: 'unchanged' });
  expect(await get(server.url, '"2"')).toMatchObject({ kind: 'file' });
});

test.each(['bare', `"${'x'.repeat(200)}"`, '"é"', '""x'])('an ETag %j is not kept', async (etag) => {
  server.answer = { headers: { ETag: etag } };
  expect(await get()).toMatchObject({ kind: 'file', etag: null });
});

test.each([204, 206, 300, 304, 401, 403, 404, 410, 429, 500, 503])('%i is refused', async (status) => {
  server.answer = { status, body: status === 204 || status === 304 ? '' : 'BEGIN:VCALENDAR' };
  expect(await get()).toEqual({ kind: 'failed', problem: { code: 'refused', status } });
});

describe('redirects', () => {
  test('a cookie is sent back to the address that has set it, and to no other', async () => {
    const other = await openChannelServer();
    server.paths.set('/room.ics', {
      status: 302,
      headers: { Location: '/room.ics?again', 'Set-Cookie': 'seen=1; Path=/; HttpOnly' },
    });
    server.paths.set('/room.ics?again', { status: 302, headers: { Location: other.url } });
    other.answer = { body: CALENDAR };
    expect(text(await get())).toBe(CALENDAR);
    expect(server.requests.map(({ headers }) => headers.cookie)).toEqual([undefined, 'seen=1']);
    expect(other.requests.map(({ headers }) => headers.cookie)).toEqual([undefined]);
    other.close();
  });

  const to = (location: string, status = 302) => ({ status, headers: { Location: location } });

  test.each([301, 302, 303, 307, 308])('%i is followed', async (status) => {
    server.paths.set('/room.ics', to('/moved.ics', status));
    server.answer = { body: 'moved' };
    expect(text(await get())).toBe('moved');
  });

  test('three are followed, four are not', async () => {
    for (const step of [1, 2, 3]) server.paths.set(`/${step}`, to(`/${step + 1}`));
    server.answer = { body: 'end' };
    const at = (path: string) => new URL(path, server.url).href;
    expect(text(await get(at('/1')))).toBe('end');
    server.paths.set('/0', to('/1'));
    expect(await get(at('/0'))).toEqual({ kind: 'failed', problem: { code: 'too_many_redirects' } });
    server.paths.set('/round', to('/round'));
    expect(await get(at('/round'))).toMatchObject({ problem: { code: 'too_many_redirects' } });
  });

  test.each([
    ['https://10.0.0.1/a.ics', 'private_address'],
    ['https://169.254.169.254/latest/meta-data', 'private_address'],
    ['https://[fd00::1]/', 'private_address'],
    ['http://calendar.example/a.ics', 'wrong_address'],
    ['//me:secret@calendar.example/', 'wrong_address'],
    ['file:///etc/passwd', 'wrong_address'],
    ['https://[', 'wrong_address'],
  ])('to %s is not followed', async (location, code) => {
    server.answer = to(location);
    expect(await get()).toEqual({ kind: 'failed', problem: { code } });
  });

  test('without an address is refused', async () => {
    server.answer = { status: 302 };
    expect(await get()).toEqual({ kind: 'failed', problem: { code: 'refused', status: 302 } });
  });
});

describe('limits', () => {
  const isClosed = () => eventually(async () => expect(await server.connections()).toBe(0));

  test('two megabytes are read, one byte more is not', async () => {
    server.answer = { body: Buffer.alloc(2 * MEGABYTE) };
    expect(await get()).toMatchObject({ kind: 'file' });
    server.answer = { body: Buffer.alloc(2 * MEGABYTE + 1) };
    expect(await get()).toEqual({ kind: 'failed', problem: { code: 'too_large' } });
  });

  test('a large file, and one without end, are broken off', async () => {
    server.answer = { headers: { 'Content-Length': String(100 * MEGABYTE) }, endless: 'stream' };
    expect(await get()).toEqual({ kind: 'failed', problem: { code: 'too_large' } });
    await isClosed();
    server.answer = { endless: 'stream' };
    expect(await get()).toEqual({ kind: 'failed', problem: { code: 'too_large' } });
    await isClosed();
  });

  test.each([
    ['gzip', 'too_large', gzipSync(Buffer.alloc(100 * MEGABYTE))],
    ['', 'too_large', gzipSync(Buffer.alloc(2 * MEGABYTE + 1))],
    ['gzip', 'half_a_calendar', gzipSync(Buffer.from(CALENDAR)).subarray(0, 20)],
    ['br', 'not_a_calendar', Buffer.from('no brotli')],
    ['zstd', 'not_a_calendar', Buffer.from('no calendar')],
  ])('what comes packed (%s) and is no calendar of two megabytes is %s', async (encoding, code, body) => {
    server.answer = { body, headers: encoding ? { 'Content-Encoding': encoding } : {} };
    expect(await get()).toEqual({ kind: 'failed', problem: { code } });
  });

  test.each([
    ['gzip, as announced', 'gzip', gzipSync(CALENDAR)],
    ['gzip by its old name', 'X-GZIP', gzipSync(CALENDAR)],
    ['gzip without a word', '', gzipSync(CALENDAR)],
    ['deflate', 'deflate', deflateSync(CALENDAR)],
    ['brotli', 'br', brotliCompressSync(CALENDAR)],
    ['not, though it is announced', 'gzip', Buffer.from(CALENDAR)],
  ])('a calendar that comes packed is read: %s', async (_, encoding, body) => {
    server.answer = { body, headers: encoding ? { 'Content-Encoding': encoding } : {} };
    expect(text(await get())).toBe(CALENDAR);
  });

  test('silence, and a byte now and then, are too slow', async () => {
    server.answer = { delay: Number.POSITIVE_INFINITY };
    expect(await get(server.url, null, SHORT)).toEqual({ kind: 'failed', problem: { code: 'too_slow' } });
    await isClosed();
    server.answer = { endless: 'drip' };
    expect(await get(server.url, null, SHORT)).toEqual({ kind: 'failed', problem: { code: 'too_slow' } });
    await isClosed();
  });

  test('redirects share the time', async () => {
    server.answer = { status: 302, delay: SHORT / 2, headers: { Location: '/again' } };
    expect(await get(server.url, null, SHORT)).toEqual({ kind: 'failed', problem: { code: 'too_slow' } });
  });

  test('whoever asks may give up earlier', async () => {
    server.answer = { delay: Number.POSITIVE_INFINITY };
    const signal = AbortSignal.timeout(20);
    const fetched = await fetchCalendar({ url: server.url, etag: null, signal }, { loopback: true });
    expect(fetched).toEqual({ kind: 'failed', problem: { code: 'too_slow' } });
    await isClosed();
  });
});

test('an ETag that can stand in no header is not sent', async () => {
  expect(await get(server.url, '"a\nb"')).toMatchObject({ kind: 'file' });
  expect(server.requests[0]?.headers).not.toHaveProperty('if-none-match');
});

test.each([
  ['HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n', 'refused'],
  ['SSH-2.0-x\r\n', 'unreachable'],
  ['', 'unreachable'],
  ['HTTP/1.1 100 Continue\r\n\r\n', 'unreachable'],
  [`HTTP/1.1 200 OK\r\n${'A: b\r\n'.repeat(10_000)}\r\n`, 'unreachable'],
  ['HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nBEGIN', 'half_a_calendar'],
  ['HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 'unreachable'],
  ['HTTP/1.1 302 Found\r\nLocation: \u0000http://[\r\n\r\n', 'unreachable'],
])('a server that answers %j', async (answer, code) => {
  const speaker = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', () => socket.end(answer));
  });
  await new Promise<void>((ready) => speaker.listen(0, '127.0.0.1', ready));
  const { port } = speaker.address() as AddressInfo;
  expect(await get(`http://127.0.0.1:${port}/`)).toMatchObject({ problem: { code } });
  speaker.close();
});

test('a connection that breaks off leaves half a file', async () => {
  server.answer = { body: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n', cutOffAfter: 20 };
  expect(await get()).toEqual({ kind: 'failed', problem: { code: 'half_a_calendar' } });
});

test('nobody there, and a server without a certificate', async () => {
  expect(await get(server.url.replace('http:', 'https:'))).toEqual({
    kind: 'failed',
    problem: { code: 'not_secure' },
  });
  server.close();
  expect(await get()).toEqual({ kind: 'failed', problem: { code: 'unreachable' } });
});
