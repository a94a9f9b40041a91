import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from '@netlify/config';
import { parseAllHeaders } from '@netlify/headers-parser';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRules } from '#server/site/rules.ts';
import { inlineScripts, writeSecurityPolicy } from '#server/site/security-policy.ts';
import { createSite } from '#server/site/serve.ts';

const PAGE = '<!doctype html><script>go();</script>';
/** A project as Netlify finds it after the build: `netlify.toml`, and the folder that it publishes. */
let root: string;
let dist: string;
let site: Hono;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rules-'));
  dist = join(root, 'dist');
  await mkdir(join(dist, '_astro'), { recursive: true });
  await copyFile(join(import.meta.dirname, '../../../netlify.toml'), join(root, 'netlify.toml'));
  for (const name of ['index', 'rooms', 'room', '404']) await writeFile(join(dist, `${name}.html`), PAGE);
  await writeFile(join(dist, '_astro/app.abc.js'), 'let a;');
  await writeSecurityPolicy(dist, new Set(inlineScripts(PAGE)), {});
  site = createSite(dist, await readRules(root));
});

afterAll(() => rm(root, { recursive: true }));

/** What Netlify's own build makes of `netlify.toml` and of `_headers` in the folder that is published. */
async function netlifyHeaders(path: string): Promise<Record<string, string>> {
  const { config } = await resolveConfig({ cwd: root, repositoryRoot: root, offline: true });
  const { headers } = await parseAllHeaders({
    headersFiles: undefined,
    configHeaders: config.headers,
    minimal: false,
  });
  const matching = headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path));
  return Object.assign({}, ...matching.map(({ values }) => values));
}

const ask = async (path: string, init: RequestInit = {}) =>
  site.fetch(new Request(`http://localhost${path}`, init));

test.each(['/', '/rooms', '/rooms/7', '/nothing', '/rooms/'])(
  '%s carries what Netlify would send with it',
  async (path) => {
    const expected = await netlifyHeaders(path);
    expect(Object.keys(expected)).toEqual(
      expect.arrayContaining(['Content-Security-Policy', 'Strict-Transport-Security']),
    );
    const { headers } = await ask(path);
    for (const [name, value] of Object.entries(expected)) expect(headers.get(name), name).toBe(value);
  },
);

test('a file of a page carries the same, but for what only pages heed', async () => {
  const {
    'Content-Security-Policy': _policy,
    'Permissions-Policy': _permissions,
    'Cross-Origin-Opener-Policy': _opener,
    ...expected
  } = await netlifyHeaders('/_astro/app.abc.js');
  const { headers } = await ask('/_astro/app.abc.js');
  for (const [name, value] of Object.entries(expected)) expect(headers.get(name), name).toBe(value);
  expect(headers.get('Content-Security-Policy')).toBeNull();
});

test('a refused method is under the same rules', async () => {
  const { headers } = await ask('/rooms', { method: 'DELETE' });
  expect(headers.get('Content-Security-Policy')).toContain("script-src 'self' 'sha256-");
});

test('the rules themselves', async () => {
  const { headers } = await ask('/');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
  expect(headers.get('Permissions-Policy')).toMatch(/^payment=\(self .*camera=\(\)/);
  expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  const asset = await ask('/_astro/app.abc.js');
  expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  const missing = await ask('/_astro/gone.js');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('Cache-Control')).not.toContain('immutable');
});

test('without a build, as on the dev server, there is no policy of scripts and everything else', async () => {
  const rules = await readRules(root);
  const headers = rules.headers('/rooms');
  expect(headers['Content-Security-Policy']).toBeUndefined();
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
});
