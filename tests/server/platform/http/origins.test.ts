import { expect, it } from 'vitest';
import { CALLS } from '#server/platform/api-docs/calls.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { serverTest } from '../../../support/open-app.ts';

function withListedSite(database: OpenDatabase): TestApp {
  const { deps } = testApp(database);
  const allowed = { allowedOrigins: ['https://stay.example'], allowedHosts: 'numbers' as const };
  return testApp(database, { config: { ...deps.config, ...allowed } });
}

serverTest('the origin of a request that changes something', { empty: true, app: withListedSite }, (api) => {
  const search = (headers: Record<string, string>) =>
    api.ask('/public/check-room-availability', { json: {}, headers });

  it.each([
    ['our own site', { Origin: 'http://localhost:4321' }],
    ['a listed site', { Origin: 'https://stay.example' }],
    ['the host it was sent to', { Origin: 'http://192.168.1.5:4321', Host: '192.168.1.5:4321' }],
    ['a program that is no browser', {}],
  ])('may be %s', async (_, headers) => {
    expect((await search(headers)).status).toBe(200);
  });

  it.each(['https://evil.example', 'null', 'http://localhost:9999', 'https://stay.example.evil.example'])(
    'may not be %s',
    async (origin) => {
      const refused = await search({ Origin: origin });
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: 'origin_refused', error: expect.any(String) });
    },
  );

  const writing = CALLS.map(({ endpoint }) => endpoint).filter(({ method }) => method !== 'GET');
  it.each(writing.map(({ method, path }) => [method, path] as const))(
    'may not be another site for %s %s, whatever cookies are sent',
    async (method, path) => {
      const answer = await api.ask(path.replace(/:\w+(\{[^}]*\})?/g, '1'), {
        method,
        headers: { Origin: 'https://evil.example', 'Content-Type': 'text/plain', Cookie: 'reservation_1=x' },
        body: '{}',
      });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'origin_refused' });
    },
  );

  it('does not matter for reading, which shows a stranger nothing', async () => {
    const response = await api.ask('/health', { headers: { Origin: 'https://evil.example' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('is checked in a browser’s preflight request', async () => {
    const ask = (Origin: string) =>
      api.ask('/public/reservation/1', {
        method: 'OPTIONS',
        headers: { Origin, 'Access-Control-Request-Method': 'DELETE' },
      });
    const friend = await ask('https://stay.example');
    expect(friend.status).toBe(204);
    expect(friend.headers.get('Access-Control-Allow-Methods')).toContain('DELETE');
    expect(friend.headers.get('Access-Control-Allow-Credentials')).toBe('true');
    expect(friend.headers.get('Vary')).toBe('Origin');
    const { headers } = await ask('https://evil.example');
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });
});
