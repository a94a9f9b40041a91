import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../support/patience.ts';
import { type RunningSite, startSite } from '../support/site.ts';

const LIMIT = 120_000 * PATIENCE;
const SOURCES = ['src', 'content', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json'];
/** Share cards and rooms would only make the build longer. */
const isOtherPage = (path: string) => /src[\\/]pages[\\/](og|rooms)[\\/]/.test(path);

const folder = mkdtempSync(join(tmpdir(), 'without-file-'));
let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
  for (const source of SOURCES) {
    cpSync(source, join(folder, source), { recursive: true, filter: (path) => !isOtherPage(path) });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  rmSync(join(folder, 'content/homestays/2.mdx'));
  execFileSync(process.execPath, ['src/server/entry/build-command.ts', '--locked'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, BUILD_API_URL: `${site.url}/api` },
    stdio: 'pipe',
  });
}, LIMIT);
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const pageOf = (id: number) => readFileSync(join(folder, `dist/homestays/${id}.html`), 'utf8');

test('a homestay without a file of the host has a page with all that the API knows', () => {
  const page = pageOf(2);
  expect(page).toMatch(/<h1[^>]*>Temple Courtyard<\/h1>/);
  for (const text of ['See rooms and prices', 'Malli Room', 'Shared kitchen', 'Open from 6 AM to 10 PM']) {
    expect(page).toContain(text);
  }
  expect(page).not.toMatch(/undefined|null,|Good to know|Your host</);
});

test('one with a file has the words of its host', () => {
  expect(pageOf(1)).toMatch(/Your host<.*Sarala Mohanty.*Good to know/s);
});
