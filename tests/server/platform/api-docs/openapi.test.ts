import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REFUSALS } from '#contract/refusals.ts';
import { CALLS, pathOf, refusalsOf } from '#server/platform/api-docs/calls.ts';
import { openApiDocument } from '#server/platform/api-docs/openapi.ts';
import { docsPage } from '#server/platform/api-docs/page.ts';
import { callsTable } from '#server/platform/api-docs/print.ts';

/** Spec section 7 and the calls that the contract adds. */
const EXPECTED = [
  'POST /public/check-room-availability',
  'GET /public/room/{id}',
  'GET /admin/property/{id}/images',
  'GET /public/property/{id}/faqs',
  'POST /auth/check-email',
  'POST /auth/login',
  'POST /auth/set-first-password',
  'POST /auth/register',
  'POST /auth/verify-email',
  'GET /auth/me',
  'POST /auth/refresh',
  'POST /auth/logout',
  'POST /auth/forgot-password',
  'POST /auth/resend-verification',
  'POST /auth/reset-password',
  'POST /admin/rate/extra',
  'GET /public/calendar',
  'POST /public/reservation/create',
  'POST /public/reservation/{id}/payment',
  'GET /public/reservation/{id}',
  'POST /public/my-booking',
  'POST /public/booking-link',
  'POST /public/reservation/{id}/cancel',
  'DELETE /public/reservation/{id}',
  'POST /public/reservation/razorpay/order',
  'POST /public/reservation/razorpay/verify',
  'POST /webhooks/razorpay',
  'POST /sandbox/razorpay/pay',
  'GET /public/invoice/download/{id}',
  'GET /profile',
  'PUT /profile',
  'POST /profile/upload-picture',
  'POST /profile/change-password',
  'GET /profile/bookings',
  'POST /analytics/views',
  'GET /health',
  'GET /ready',
  'GET /admin/uploads/{path}',
];

/** Everything that the files of the contract export, each as `name in file`. */
async function exportsOfContract(): Promise<[name: string, value: unknown][]> {
  const files = globSync('src/contract/**/*.ts');
  const modules = await Promise.all(
    files.map(async (file): Promise<[string, object]> => [file, await import(resolve(file))]),
  );
  return modules.flatMap(([file, module]) =>
    Object.entries(module).map(([name, value]): [string, unknown] => [`${name} in ${file}`, value]),
  );
}
const isEndpoint = (value: unknown) =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const document = JSON.parse(JSON.stringify(openApiDocument('/api')));

describe('the OpenAPI document', () => {
  test('has every call of the specification', () => {
    const names = CALLS.map(({ endpoint }) => `${endpoint.method} ${pathOf(endpoint)}`);
    expect(names).toEqual(expect.arrayContaining(EXPECTED));
    for (const name of names) {
      const [method = '', path = ''] = name.split(' ');
      expect(document.paths[path][method.toLowerCase()].operationId).toMatch(/^[a-z]\w+$/);
    }
  });

  test('leaves out no call that a file of the contract describes', async () => {
    const listed = new Set<unknown>(CALLS.map(({ endpoint }) => endpoint));
    const described = (await exportsOfContract()).filter(([, value]) => isEndpoint(value));
    expect(described.filter(([, value]) => !listed.has(value)).map(([name]) => name)).toEqual([]);
    expect(described).toHaveLength(CALLS.length);
  });

  test('is version 3.1, below its base, with unique operation ids', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: '/api' }]);
    const ids = CALLS.map(({ name }) => name);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('marks responses that may be pending', () => {
    for (const path of ['/public/reservation/razorpay/verify', '/public/reservation/{id}/payment']) {
      const { 202: pending, 200: done } = document.paths[path].post.responses;
      expect(pending.content).toEqual(done.content);
    }
    expect(document.paths['/public/reservation/razorpay/order'].post.responses[202]).toBeUndefined();
  });

  test('describes requests before coercion, and responses', () => {
    const register = document.paths['/auth/register'].post;
    expect(register.requestBody.content['application/json'].schema.required).toEqual(['email']);
    expect(register.responses['201'].content['application/json'].schema.properties.message.type).toBe(
      'string',
    );
    const room = document.paths['/public/room/{id}'].get;
    expect(room.parameters).toContainEqual(
      expect.objectContaining({ name: 'id', in: 'path', required: true }),
    );
    expect(room.parameters).toContainEqual(
      expect.objectContaining({
        name: 'checkin_date',
        required: false,
        schema: expect.objectContaining({ format: 'date' }),
      }),
    );
  });

  test('lists the refusals and the access of each call', () => {
    expect(document.paths['/auth/login'].post.responses['401'].description).toContain('wrong_credentials');
    expect(document.paths['/auth/login'].post.responses['429'].description).toContain('too_many_requests');
    expect(document.paths['/profile'].get.security).toEqual([{ bearer: [] }]);
    expect(document.paths['/auth/login'].post.security).toEqual([]);
    expect(document.paths['/analytics/views'].post.responses['204']).not.toHaveProperty('content');
    expect(document.paths['/public/invoice/download/{id}'].get.responses['200'].content).toHaveProperty([
      'application/pdf',
    ]);
  });

  test('every name in a path is a parameter of its calls', () => {
    for (const { endpoint } of CALLS) {
      const path = pathOf(endpoint);
      const { parameters } = document.paths[path][endpoint.method.toLowerCase()];
      const names = parameters.filter((each: { in: string }) => each.in === 'path');
      expect(names.map((each: { name: string }) => `{${each.name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    }
  });

  test('every reference resolves', () => {
    for (const [, name] of JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
      expect(document.components.schemas).toHaveProperty(name ?? '');
    }
  });
});

test('the readable page names every call and loads nothing from elsewhere', () => {
  const html = docsPage('/api');
  for (const { name } of CALLS) expect(html).toContain(`id="${name}"`);
  expect(html).not.toMatch(/<script|https?:\/\//);
  expect(html).toContain('href="/api/openapi.json"');
});

test('the table lists every call with its refusal codes', () => {
  const lines = callsTable().trim().split('\n');
  expect(lines).toHaveLength(CALLS.length + 2);
  expect(lines.find((line) => line.includes('/public/reservation/create'))).toContain('409 room_taken');
});

test('refusals are sorted by status, each once', () => {
  for (const { endpoint } of CALLS) {
    const statuses = refusalsOf(endpoint).map((code) => REFUSALS[code]);
    expect(statuses).toEqual([...statuses].sort((a, b) => a - b));
    expect(new Set(refusalsOf(endpoint)).size).toBe(statuses.length);
  }
});
