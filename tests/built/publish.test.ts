import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PATIENCE } from '../support/patience.ts';
import { keepAsking } from '../support/published-site.ts';
import { type RunningSite, startSite } from '../support/site.ts';

const LIMIT = 120_000 * PATIENCE;
const content = mkdtempSync(join(tmpdir(), 'words-'));
const dist = `dist.${process.pid}`;
let site: RunningSite;

beforeAll(async () => {
  cpSync('content', content, { recursive: true });
  // The same sources, so the build of the other tests is the first one here.
  cpSync('dist', dist, { recursive: true });
  site = await startSite({ CONTENT_DIR: content, SITE_DIR: dist, PUBLISH: 'on' });
}, LIMIT);
afterAll(async () => {
  await site.stop();
  for (const folder of [content, dist]) rmSync(folder, { recursive: true, force: true });
});

test('a text outside the checkout is published by a real build without one failed request', {
  timeout: LIMIT,
}, async () => {
  const home = readFileSync(join(dist, 'index.html'), 'utf8');
  const scripts = [...home.matchAll(/src="(\/_astro\/[\w.-]+\.js)"/g)].map(([, path]) => String(path));
  expect(scripts.length).toBeGreaterThan(0);
  const paths = [
    '/',
    '/rooms',
    '/rooms/1',
    '/about',
    '/sw.js',
    '/api/public/rooms',
    '/api/ready',
    ...scripts,
  ];
  const load = keepAsking(site.url, paths);
  const file = join(content, 'site.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^tagline: .*$/m, 'tagline: "Published beside"'));
  const isShown = async () => expect(await (await fetch(site.url)).text()).toContain('Published beside');
  await vi.waitFor(isShown, { timeout: LIMIT, interval: 250 });
  const { failed, count } = await load.stop();
  expect(failed).toEqual([]);
  expect(count).toBeGreaterThan(100);
});
