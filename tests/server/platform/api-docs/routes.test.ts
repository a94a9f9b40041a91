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
