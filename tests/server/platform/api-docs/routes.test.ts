import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { appOfFile } from '../../../support/open-app.ts';

const api = appOfFile({ empty: true });

test('the OpenAPI document is served as JSON', async () => {
  const response = await api.ask('/openapi.json');
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect((await response.json()).openapi).toBe('3.1.0');
});

test('the readable page is served as HTML', async () => {
  const response = await api.ask('/docs');
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
  expect(await response.text()).toContain('<h1>Booking API</h1>');
  expect(response.headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline';/,
  );
});

test.each(['/openapi.json', '/docs'])(
  '%s is packed once, and sent again only if it changed',
  async (path) => {
    const plain = await api.ask(path);
    const small = await api.ask(path, { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(small.headers.get('Content-Encoding')).toBe('gzip');
    const text = await plain.text();
    expect(gunzipSync(await small.arrayBuffer()).toString()).toBe(text);
    const etag = plain.headers.get('ETag') ?? '';
    expect(small.headers.get('ETag')).toBe(etag);
    const again = await api.ask(path, { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await api.ask(path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  },
);
