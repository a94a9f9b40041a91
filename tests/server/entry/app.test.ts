import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { openPostgres } from '#server/platform/database/database.ts';
import { errorResponse } from '#server/platform/http/errors.ts';
import { mount } from '#server/platform/http/mount.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import { testApp } from '../../support/app.ts';
import { bookingRequest } from '../../support/homestays.ts';
import { serverTest } from '../../support/open-app.ts';

serverTest('the API', { empty: true }, (api) => {
  it('is alive, and is ready once the database responds', async () => {
    expect(await (await api.ask('/health')).json()).toEqual({ status: 'ok' });
    expect(await (await api.ask('/ready')).json()).toEqual({ status: 'ready' });
  });

  it('responds to an unknown path with 404 in JSON', async () => {
    const response = await api.ask('/nothing/here');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['DELETE', '/health', 405, 'GET, HEAD, OPTIONS'],
    ['GET', '/public/quote', 405, 'POST, OPTIONS'],
    ['HEAD', '/public/quote', 405, 'POST, OPTIONS'],
    ['PATCH', '/public/room/1', 405, 'GET, HEAD, OPTIONS'],
    ['POST', '/admin/uploads/rooms/1.webp', 405, 'GET, HEAD, OPTIONS'],
    ['OPTIONS', '/public/quote', 204, 'POST, OPTIONS'],
    ['OPTIONS', '/nothing', 404, null],
    ['POST', '/nothing', 404, null],
    ['PATCH', '/nothing', 501, null],
  ])('responds to %s %s with %s and says what it may be asked', async (method, path, status, allow) => {
    const response = await api.ask(path, { method });
    expect([response.status, response.headers.get('Allow')]).toEqual([status, allow]);
    if (status !== 405 || method === 'HEAD') return;
    expect(await response.json()).toEqual({ code: 'method_not_allowed', error: expect.any(String) });
  });

  it.each(['/health', '/public/rooms', '/public/room/1', '/nothing'])(
    'responds to HEAD as to GET %s',
    async (path) => {
      const [head, get] = await Promise.all([api.ask(path, { method: 'HEAD' }), api.ask(path)]);
      const headersOf = ({ headers }: Response) => Object.fromEntries(headers);
      const { byteLength } = await get.arrayBuffer();
      const others = { 'x-request-id': expect.any(String), 'content-length': String(byteLength) };
      expect([head.status, headersOf(head)]).toEqual([get.status, Object.assign(headersOf(get), others)]);
      expect(await head.text()).toBe('');
    },
  );

  it('sends its headers with every response and names no software', async () => {
    for (const path of ['/health', '/nothing']) {
      const { headers } = await api.ask(path);
      expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('same-origin');
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('Strict-Transport-Security')).toBeNull();
      expect(headers.get('X-Powered-By') ?? headers.get('Server')).toBeNull();
    }
  });

  it('lets pages of other sites show pictures, calendars and rooms, and nothing else', async () => {
    const policyOf = async (path: string) =>
      (await api.ask(path)).headers.get('Cross-Origin-Resource-Policy');
    for (const path of [
      '/public/rooms',
      '/public/room/1',
      '/public/calendar',
      '/ical/1/x.ics',
      '/openapi.json',
    ])
      expect([path, await policyOf(path)]).toEqual([path, 'cross-origin']);
    for (const path of ['/health', '/nothing', '/public/reservation/1', '/host/me', '/profile', '/docs'])
      expect([path, await policyOf(path)]).toEqual([path, 'same-origin']);
  });

  it('compresses the long responses, except those with a secret', async () => {
    const headers = { 'Accept-Encoding': 'gzip' };
    const json = { checkInDate: null, checkOutDate: null };
    const search = await api.ask('/public/check-room-availability', { json, headers });
    expect(search.headers.get('Content-Encoding')).toBe('gzip');
    const unpacked = search.body?.pipeThrough(new DecompressionStream('gzip'));
    expect(await new Response(unpacked).json()).toMatchObject({ rooms: [] });
    const login = await api.ask('/auth/check-email', { json: { email: 'asha@example.in' }, headers });
    expect(login.headers.get('Content-Encoding')).toBeNull();
  });

  it('requires https from then on where the site has it', async () => {
    const secure = testApp(api.deps, { config: { ...api.deps.config, siteUrl: 'https://stay.example' } });
    const { headers } = await secure.ask('/health');
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
  });

  it('allows another origin only if it is listed', async () => {
    const origin = 'https://stay.example';
    const stranger = await api.ask('/health', { headers: { Origin: origin } });
    expect(stranger.headers.get('Access-Control-Allow-Origin')).toBeNull();
    const listed = testApp(api.deps, { config: { ...api.deps.config, allowedOrigins: [origin] } });
    const friend = await listed.ask('/health', { headers: { Origin: origin } });
    expect(friend.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(friend.headers.get('Access-Control-Allow-Credentials')).toBe('true');
  });
});

it('responds with 503 and Retry-After while the database is unavailable', async () => {
  const away = openPostgres('postgres://nobody@127.0.0.1:1/none', { onError: () => {} });
  const response = await testApp(away).ask('/ready');
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('5');
  expect(await response.json()).toMatchObject({ code: 'database_unavailable' });
  await away.close();
});

serverTest('a standby of the database', (api) => {
  it('answers searches while the database is unavailable, and nothing that writes', async () => {
    const away = openPostgres('postgres://nobody@127.0.0.1:1/none', { onError: () => {} });
    const app = testApp(away, { standby: api.deps });
    const json = { checkInDate: '2026-12-18', checkOutDate: '2026-12-20', guests: 2 };
    const found = await app.ask('/public/check-room-availability', { json });
    expect(found.status).toBe(200);
    expect(found.headers.get('Retry-After')).toBeNull();
    expect((await found.json()).rooms).toHaveLength(4);
    expect((await app.ask('/public/room/1')).status).toBe(200);
    expect((await app.ask('/public/reservation/create', { json: bookingRequest() })).status).toBe(503);
    const neither = await testApp(away, { standby: away }).ask('/public/check-room-availability', { json });
    expect([neither.status, (await neither.json()).code]).toEqual([503, 'database_unavailable']);
    await away.close();
  });
});

describe('a mounted call', () => {
  const greet = endpoint({
    method: 'POST',
    path: '/public/reservation/:id',
    summary: 'For this test.',
    access: 'anyone',
    params: z.object({ id: z.string().check(z.regex(/^\d+$/)) }),
    body: z.object({
      guest_name: z.string().check(z.minLength(1)),
      guests: z.int().check(z.gte(1), z.lte(20)),
    }),
    response: z.object({ greeting: z.string() }),
    refusals: ['room_taken'],
  });
  const app = new Hono();
  mount(app, greet, ({ params, body }) =>
    body.guests > 4 ? refuse('room_taken', { rooms: [5] }) : { greeting: `${params.id} ${body.guest_name}` },
  );
  app.notFound((c) => errorResponse(c, refuse('not_found')));
  const post = (body: unknown, type = 'application/json', id = '7') =>
    app.request(`/public/reservation/${id}`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it('gets its input parsed', async () => {
    const response = await post({ guest_name: 'Asha', guests: 2, unknown: 'ignored' });
    expect(await response.json()).toEqual({ greeting: '7 Asha' });
  });

  it('refuses bad input with 400 and a sentence for each field', async () => {
    const response = await post({ guest_name: '', guests: 'two' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'bad_request',
      fields: { guest_name: 'Name is required', guests: 'This must be a whole number.' },
    });
    const guests = async (count: number) =>
      (await (await post({ guest_name: 'Asha', guests: count })).json()).fields;
    expect(await guests(-1)).toEqual({ guests: 'This number is too small.' });
    expect(await guests(21)).toEqual({ guests: 'This number is too large.' });
    expect((await post('{')).status).toBe(400);
  });

  it('refuses another content type, and an id that is no number', async () => {
    expect((await post('a=1', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post({}, 'application/json', 'seven')).status).toBe(404);
  });

  it('returns a refusal with its code, sentence and details', async () => {
    const response = await post({ guest_name: 'Asha', guests: 9 });
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      success: false,
      code: 'room_taken',
      error: 'A room is no longer available for these dates.',
      message: 'A room is no longer available for these dates.',
      rooms: [5],
    });
  });
});
