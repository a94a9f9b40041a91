import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { openAgent, REVISIONS, unlimited } from '../../support/agent.ts';
import { testApp } from '../../support/app.ts';
import { serverTest } from '../../support/open-app.ts';

const STAY = { check_in: '2026-12-16', check_out: '2026-12-18', adults: 2 };
const NAMES = [
  ...['search_rooms', 'get_room', 'get_policies', 'quote_stay'],
  ...['hold_stay', 'get_booking', 'preview_cancellation', 'join_waitlist'],
];

interface Found {
  rooms: { id: number; total_price: number; homestay_name: string; property_id: number }[];
}
interface Quoted {
  quote: string;
  total_price: number;
  advance_amount: number;
  valid_until: string;
}

serverTest('the tools of assistants', (api) => {
  const agent = (about: Parameters<typeof openAgent>[1] = {}) => openAgent(api, about);
  const ask = (path: string, init: RequestInit = {}) => api.app.request(path, init);
  const post = (body: string, headers: Record<string, string> = {}) =>
    ask('/mcp', {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...headers,
      },
    });

  beforeEach(() => {
    api.clock.set('2026-11-21T06:00:00Z');
  });

  describe.each(REVISIONS)('in the revision %s', (revision) => {
    it('are listed with what they take and return, and a limit on everything', async () => {
      const { client } = await agent({ revision });
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(NAMES);
      for (const tool of tools) {
        expect(tool.annotations).toEqual(
          ['hold_stay', 'join_waitlist'].includes(tool.name)
            ? { readOnlyHint: false, destructiveHint: false }
            : { readOnlyHint: true },
        );
        expect(unlimited(tool.inputSchema, tool.name)).toEqual([]);
        expect(unlimited(tool.outputSchema, tool.name)).toEqual([]);
        expect(JSON.stringify(tool)).not.toContain('$ref');
      }
    });

    it('find a room, tell its facts and terms, and quote the price of the site', async () => {
      const { use } = await agent({ revision });
      const { rooms } = await use<Found>('search_rooms', STAY);
      const json = { checkInDate: STAY.check_in, checkOutDate: STAY.check_out, guests: 2 };
      const shown = (await (await api.ask('/public/check-room-availability', { json })).json()).rooms;
      const sold = shown.filter((room: { pricing_error: string | null }) => room.pricing_error === null);
      expect(rooms.map(({ id, total_price }) => [id, total_price])).toEqual(
        sold.map((room: { id: number; final_price: number }) => [room.id, room.final_price]),
      );
      const [first] = rooms;
      if (!first) throw new Error('no room is free');
      const { room } = await use<{ room: { room_name: string; page_url: string } }>('get_room', {
        room_id: first.id,
      });
      expect(room.page_url).toBe(`${api.deps.config.siteUrl}/rooms/${first.id}`);
      const { policies } = await use<{ policies: { property_id: number; rules: string[] }[] }>(
        'get_policies',
      );
      expect(policies.find(({ property_id }) => property_id === first.property_id)?.rules).toContain(
        'Pets: as written in content/policies',
      );
      const quoted = await use<Quoted>('quote_stay', { ...STAY, room_ids: [first.id], breakfast: 2 });
      expect(quoted.total_price).toBeGreaterThan(first.total_price);
      expect(new Date(quoted.valid_until).getTime() - api.clock().getTime()).toBe(30 * 60_000);
    });

    it('say the same in text as in data', async () => {
      const { client } = await agent({ revision });
      const { content, structuredContent } = await client.callTool({ name: 'search_rooms', arguments: STAY });
      expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }]);
    });

    it('refuse in the words of the API', async () => {
      const { refused } = await agent({ revision });
      const past = { ...STAY, check_in: '2026-11-01', check_out: '2026-11-03' };
      expect(await refused('search_rooms', past)).toMatchObject({ code: 'past_dates' });
      expect(await refused('quote_stay', { ...past, room_ids: [1] })).toMatchObject({ code: 'past_dates' });
      expect(await refused('search_rooms', { ...STAY, check_out: STAY.check_in })).toMatchObject({
        code: 'bad_request',
        fields: { check_out: expect.any(String) },
      });
      expect(await refused('get_room', { room_id: 99_999 })).toMatchObject({ code: 'not_found' });
      expect(await refused('get_policies', { property_id: 99_999 })).toMatchObject({ code: 'not_found' });
      expect(await refused('quote_stay', { ...STAY, room_ids: [99_999] })).toMatchObject({
        code: 'not_found',
      });
    });

    it('do not take what their schema refuses, nor other names', async () => {
      const { client } = await agent({ revision });
      for (const input of [{ ...STAY, adults: 400 }, { ...STAY, check_in: '16.12.2026' }, {}]) {
        const result = await client
          .callTool({ name: 'search_rooms', arguments: input })
          .catch(() => ({ isError: true }));
        expect(result.isError).toBe(true);
      }
      const other = await client.callTool({ name: 'pay', arguments: {} }).catch(() => ({ isError: true }));
      expect(other.isError).toBe(true);
    });
  });

  it('quote with a signature that anybody can check with the public key', async () => {
    const { use } = await agent();
    const { quote, total_price } = await use<Quoted>('quote_stay', { ...STAY, room_ids: [1], extra_beds: 1 });
    const header = decodeProtectedHeader(quote);
    expect(header).toEqual({ alg: 'EdDSA', kid: expect.stringMatching(/^quote-/), typ: 'quote+jwt' });
    const { keys } = await (await ask('/.well-known/jwks.json')).json();
    expect(keys.map(({ kid }: { kid: string }) => kid.split('-')[0])).toEqual(['booking', 'quote']);
    const key = keys.find(({ kid }: { kid: string }) => kid === header.kid);
    const { payload } = await jwtVerify(quote, await importJWK(key, 'EdDSA'), {
      issuer: api.deps.config.siteUrl,
      currentDate: api.clock(),
    });
    expect(payload).toMatchObject({
      total_price,
      currency: 'INR',
      taxes: 'included',
      adults: 2,
      children: 0,
    });
    const [room] = payload.rooms as { nights: { price: number; discount: number }[] }[];
    expect(room?.nights).toHaveLength(2);
    expect(Object.keys(payload).sort()).toEqual(
      [
        ...['adults', 'breakfast', 'cancellation', 'cancellation_time', 'check_in', 'check_out', 'children'],
        ...['currency', 'exp', 'extra_beds', 'iat', 'iss', 'jti', 'rooms', 'taxes', 'total_price'],
      ].sort(),
    );
    // A quote is no booking.
    const checked = await (await api.ask('/public/check', { json: { token: quote } })).json();
    expect(checked).toEqual({ real: false });
  });

  it('are stopped before eight hundred calls in a row; another address is served on', async () => {
    const { use, refused, client } = await agent({ address: '192.0.2.77' });
    for (let call = 0; call < 60; call += 1) await use('get_policies', { property_id: 1 });
    const results = await Promise.all(
      Array.from({ length: 740 }, () =>
        client.callTool({ name: 'get_policies', arguments: { property_id: 1 } }),
      ),
    );
    expect(results.some(({ isError }) => isError)).toBe(true);
    const limit = await refused('get_policies');
    expect(limit).toMatchObject({ code: 'too_many_requests', retry_after: expect.any(Number) });
    expect(limit.error).toMatch(/^Too many requests\. Please wait /);
    await client.listTools();
    const other = await agent({ address: '198.51.100.9' });
    await other.use('get_policies', { property_id: 1 });
  });

  it('are for programs and our own pages, not for pages of other sites or under other names', async () => {
    const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    const own = api.deps.config.siteUrl;
    for (const Origin of ['https://elsewhere.example', 'null']) {
      expect((await post(list, { Origin })).status).toBe(403);
      expect((await ask('/mcp', { headers: { Origin } })).status).toBe(403);
    }
    expect((await post(list, { Origin: own })).status).toBe(200);
    expect((await post(list)).status).toBe(200);
    expect((await post(list)).headers.get('Mcp-Session-Id')).toBeNull();
    expect((await post(list, { Host: 'elsewhere.example' })).status).toBe(421);
  });

  it.each([
    ['nothing', ''],
    ['half a text', '{"jsonrpc":"2.0","id":1,"met'],
    ['a list of nonsense', '[1,2,3]'],
    ['no call', '{"hello":"world"}'],
    ['a deep text', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['a long text', JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x'.repeat(200_000) })],
  ])('answer %s with what is wrong', async (_name, body) => {
    const { status } = await post(body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it('are described in /llms.txt and mcp.json', async () => {
    const text = await (await ask('/llms.txt')).text();
    const { siteUrl } = api.deps.config;
    expect(text).toMatch(/^# /);
    for (const said of [`${siteUrl}/mcp`, ...NAMES, 'a human pays on the site']) expect(text).toContain(said);
    expect(await (await ask('/.well-known/mcp.json')).text()).toContain(`${siteUrl}/mcp`);
  });

  it('are nowhere with AGENTS=off', async () => {
    const { app } = testApp(api.deps, { config: { ...api.deps.config, agents: false } });
    for (const path of ['/mcp', '/.well-known/mcp.json']) expect((await app.request(path)).status).toBe(404);
    expect((await app.request('/mcp', { method: 'POST', body: '{}' })).status).toBe(404);
    const text = await (await app.request('/llms.txt')).text();
    for (const name of ['mcp', ...NAMES]) expect(text).not.toContain(name);
    expect((await (await app.request('/.well-known/jwks.json')).json()).keys).toHaveLength(2);
  });
});
