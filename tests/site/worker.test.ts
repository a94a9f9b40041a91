import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeWorker } from '#site/worker.ts';

let dist: string;

const PAGES = ['index', 'services', 'nearby-attractions', 'about', 'contact', 'offline', 'my-booking'];

async function build(changes: Record<string, string> = {}) {
  const files: Record<string, string> = {
    ...Object.fromEntries(
      PAGES.map((name) => [`${name}.html`, '<script type="module" src="/_astro/Header.1.js"></script>']),
    ),
    'sw.js': 'worker();',
    '_astro/Header.1.js': 'import"./frame.2.js";import("./late.3.js")',
    '_astro/frame.2.js': '',
    '_astro/late.3.js': '',
    '_astro/map-panel.4.js': '',
    ...changes,
  };
  for (const [name, body] of Object.entries(files)) await writeFile(join(dist, name), body);
  await writeWorker(dist, join(dist, 'sw.js'));
  const worker = await readFile(join(dist, 'sw.js'), 'utf8');
  const told: unknown = runInNewContext(`${worker.split('\n')[0]} BUILD`);
  return told as { version: string; files: string[]; booking: string[]; host: string[] };
}

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'worker-'));
  await mkdir(join(dist, '_astro'));
});
afterEach(() => rm(dist, { recursive: true }));

describe('the service worker', () => {
  it('caches the content pages at once with their files; others only with a booking', async () => {
    const { files, booking } = await build();
    expect(files).toEqual([
      ...['/', '/services', '/nearby-attractions', '/about', '/contact', '/offline'],
      ...['/_astro/Header.1.js', '/_astro/frame.2.js'],
    ]);
    expect(booking).toEqual(['/_astro/late.3.js']);
  });

  it('keeps the scripts of the host’s day apart: no guest loads them', async () => {
    const { files, booking, host } = await build({
      'host.html': '<script type="module" src="/_astro/Today.5.js"></script><i url="/_astro/frame.2.js"></i>',
      '_astro/Today.5.js': 'import"./frame.2.js";import"./day.6.js"',
      '_astro/day.6.js': '',
    });
    expect(host).toEqual(['/_astro/Today.5.js', '/_astro/day.6.js']);
    expect([...files, ...booking].filter((path) => host.includes(path))).toEqual([]);
  });

  it.each(['about.html', 'my-booking.html', 'sw.js'])('has a new version when %s changes', async (name) => {
    const { version } = await build();
    expect((await build()).version).toBe(version);
    expect((await build({ [name]: 'other();' })).version).not.toBe(version);
  });
});
