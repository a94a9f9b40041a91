import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markBuilt } from '#server/entry/build.ts';
import { createSite } from '#server/platform/http/serve-site.ts';
import { VERSION } from '#site/files.ts';
import { OFFERED } from '#site/languages.ts';

let dist: string;
let server: Hono;
const site = async (request: Request) => server.fetch(request);

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(dist, 'rooms'));
  await mkdir(join(dist, '_astro'));
  const pages = {
    index: 'home',
    rooms: 'rooms',
    room: 'room shell',
    404: 'not here',
    'rooms/checkout': 'checkout',
    'rooms/3': 'room 3',
    'my-booking': 'booking shell',
    'room-not-found': 'Room not found',
    'homestay-not-found': 'Homestay not found',
  };
  for (const [name, body] of Object.entries(pages)) await writeFile(join(dist, `${name}.html`), body);
  await writeFile(join(dist, '_astro/app.abc.js'), 'let a;');
  await writeFile(join(dist, '_astro/app.abc.js.gz'), gzipSync('let a;'));
  server = open();
});

const open = () =>
  createSite(dist, async (id) => {
    if (id === '8') throw Object.assign(new Error('x'), { code: 'ECONNREFUSED' });
    return id === '7';
  });

afterAll(() => rm(dist, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}) =>
  site(new Request(`http://localhost${path}`, { headers }));

describe('the built site', () => {
  it.each([
    ['/', 'home'],
    ['/rooms?checkIn=2026-12-18', 'rooms'],
    ['/rooms/checkout', 'checkout'],
    ['/rooms/3?checkIn=2026-12-18&guests=2', 'room 3'],
    ['/rooms/7?guests=2', 'room shell'],
    ['/rooms/7/', 'room shell'],
    ...['.', ')', '%0A', '%E2%80%8B', '%20', '"', '%22', '%', '%00', '%2F.html'].map((stuck) => [
      `/my-booking/aB-_1${stuck}`,
      'booking shell',
    ]),
  ])('%s is served', async (path, body) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(body);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  });

  it('responds to any other path with the 404 page', async () => {
    await markBuilt(dist, 'sources');
    await writeFile(join(dist, VERSION), 'one');
    const paths = ['/nothing', '/rooms/1/2', '/%E0%A4%A', '/../package.json', '/%2e%2e%2fpackage.json'];
    for (const path of [
      ...paths,
      '/.sources',
      '/.version',
      '/_headers',
      '/_astro',
      '/_astro/',
      '/nothing.js',
      '/a%00b',
    ]) {
      const response = await get(path);
      expect(response.status, path).toBe(404);
      expect(await response.text()).toBe('not here');
    }
  });

  it.each(['/rooms/9', '/rooms/7%25.x', '/rooms/nonsense?guests=2', '/homestays/9'])(
    'says what is missing at %s',
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get('Content-Type')]).toEqual([
        404,
        'text/html; charset=utf-8',
      ]);
      expect(await response.text()).toBe(path.startsWith('/rooms') ? 'Room not found' : 'Homestay not found');
    },
  );

  it('says of a page that its language gets with the next build that it is being prepared', async () => {
    const hindi = join(dist, 'hi');
    const answers = () => Promise.all(['/hi/rooms/3', '/hi/nothing', '/bn/rooms/3'].map((path) => get(path)));
    const statuses = async () => (await answers()).map(({ status }) => status);
    await writeFile(join(dist, OFFERED), 'en hi');
    expect(await statuses()).toEqual([503, 503, 404]);
    await mkdir(hindi);
    await writeFile(join(hindi, 'index.html'), 'hindi');
    await markBuilt(dist, 'a new room');
    await markBuilt(hindi, 'sources');
    expect(await statuses()).toEqual([503, 404, 404]);
    const [room] = await answers();
    expect(room?.headers.get('Retry-After')).toBe('20');
    await markBuilt(hindi, 'a new room');
    expect(await statuses()).toEqual([404, 404, 404]);
    await rm(hindi, { recursive: true });
    await rm(join(dist, OFFERED));
  });

  it('serves the page of a room while the database is away', async () => {
    expect((await get('/rooms/8')).status).toBe(200);
  });

  it.each([
    ['/Rooms?checkIn=2026-12-18', '/rooms?checkIn=2026-12-18'],
    ['/ROOMS/CheckOut', '/rooms/checkout'],
    ['/Rooms/3', '/rooms/3'],
    ['/Rooms/', '/rooms'],
    ['/Index.HTML', '/'],
    ['/My-Booking/aB-_%2F1?x=Y', '/my-booking/aB-_%2F1?x=Y'],
    ['/HOMESTAYS/9', '/homestays/9'],
  ])('%s leads to %s', async (path, to) => {
    const response = await get(path);
    expect([response.status, response.headers.get('Location')]).toEqual([308, to]);
  });

  it('has one address for each page', async () => {
    const slash = await get('/rooms/?guests=2');
    expect(slash.status).toBe(301);
    expect(slash.headers.get('Location')).toBe('/rooms?guests=2');
    expect((await get('/rooms.html')).headers.get('Location')).toBe('/rooms');
  });

  it('never redirects elsewhere, whatever host and path are requested', async () => {
    const paths = [
      '/rooms/',
      '//stay.example/rooms/',
      '//rooms/',
      '//rooms.html',
      '/rooms.html//stay.example',
      '/\\\\stay.example/',
      '/rooms%2F',
      '//ROOMS',
      '//stay.example/Rooms',
    ];
    for (const path of paths) {
      const headers = { Host: 'stay.example' };
      const response = await site(new Request(`http://stay.example${path}`, { headers }));
      expect(response.headers.get('Location') ?? '/', path).toMatch(/^\/(?![/\\])/);
    }
  });

  it('responds with 304 to a browser that has the page', async () => {
    const etag = (await get('/')).headers.get('ETag') ?? '';
    const again = await get('/', { 'If-None-Match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await get('/')).headers.get('Permissions-Policy')).toContain('camera=()');
    expect(again.headers.get('Permissions-Policy')).toBeNull();
  });

  it('responds in full when a page is the same and its headers are not', async () => {
    const etag = (await get('/')).headers.get('ETag') ?? '';
    await writeFile(join(dist, '_headers'), "/*\n  Content-Security-Policy: default-src 'self'\n");
    server = open();
    const again = await get('/', { 'If-None-Match': etag });
    expect(again.status).toBe(200);
    expect(again.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
  });

  it('has another ETag for another build', async () => {
    const etag = (await get('/')).headers.get('ETag');
    await writeFile(join(dist, VERSION), 'another');
    server = open();
    expect((await get('/')).headers.get('ETag')).not.toBe(etag);
  });

  it('sends a large file from the disk, and a small one from memory', async () => {
    const large = 'let b;'.repeat(50_000);
    await writeFile(join(dist, '_astro/large.abc.js'), large);
    for (let asked = 0; asked < 2; asked += 1) {
      expect(await (await get('/_astro/large.abc.js')).text()).toBe(large);
      expect(await (await get('/_astro/app.abc.js')).text()).toBe('let a;');
      await rm(join(dist, '_astro/app.abc.js'), { force: true });
    }
    await writeFile(join(dist, '_astro/app.abc.js'), 'let a;');
  });

  it('keeps nothing in memory for invented addresses', async () => {
    expect((await get('/_astro/late.abc.js')).status).toBe(404);
    await writeFile(join(dist, '_astro/late.abc.js'), 'let c;');
    expect((await get('/_astro/late.abc.js')).status).toBe(200);
  });

  it('lets hashed files be cached for good, and compresses them where the browser accepts it', async () => {
    const plain = await get('/_astro/app.abc.js');
    expect(plain.headers.get('Cache-Control')).toContain('immutable');
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    const small = await get('/_astro/app.abc.js', { 'Accept-Encoding': 'gzip, deflate' });
    expect(small.headers.get('Content-Encoding')).toBe('gzip');
    for (const { headers } of [plain, small]) expect(headers.get('Vary')).toBe('Accept-Encoding');
  });

  it('tags a part of a file with the ETag of the whole', async () => {
    const part = await get('/_astro/app.abc.js', { Range: 'bytes=0-1' });
    expect(part.status).toBe(206);
    expect(part.headers.get('ETag')).toBe((await get('/_astro/app.abc.js')).headers.get('ETag'));
  });

  it.each(['lines=0-1', 'bytes=3-1', 'bytes=-', 'bytes=a-b', 'bytes=', '0-1', 'bytes=0-1,3-4'])(
    'ignores the range %s',
    async (Range) => {
      const whole = await get('/_astro/app.abc.js', { Range });
      expect([whole.status, await whole.text()]).toEqual([200, 'let a;']);
      expect(whole.headers.get('Content-Range')).toBeNull();
    },
  );

  it('is for reading only', async () => {
    const send = (method: string) => site(new Request('http://localhost/', { method }));
    const response = await send('POST');
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    const options = await send('OPTIONS');
    expect([options.status, options.headers.get('Allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
    const head = await site(new Request('http://localhost/', { method: 'HEAD' }));
    expect(head.headers.get('Content-Length')).toBe('4');
    expect(head.headers.get('ETag')).toBe((await get('/')).headers.get('ETag'));
    expect(await head.text()).toBe('');
  });
});
