import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { concurrentDatabase } from '../../../support/database.ts';

let open: OpenDatabase;
let api: TestApp;
beforeAll(async () => {
  open = await concurrentDatabase.open();
  api = testApp(open);
});
afterAll(() => open.close());

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
