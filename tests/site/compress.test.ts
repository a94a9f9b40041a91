import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressSite } from '#site/compress.ts';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'compress-'));
});
afterEach(() => rm(dist, { recursive: true }));

const TEXT = Array.from({ length: 1000 }, (_, line) => `₹${(line * 7919) % 1009} for room ${line % 37}`).join(
  '\n',
);

async function written(names: readonly string[]): Promise<void> {
  for (const name of names) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), TEXT);
  }
}

async function compressed(names: readonly string[]): Promise<void> {
  await written(names);
  await compressSite(dist);
}

const roomPages = (rooms: number) => Array.from({ length: rooms }, (_, index) => `rooms/${index + 1}.html`);
const bothForms = async (name: string) => [
  brotliDecompressSync(await readFile(join(dist, `${name}.br`))).toString(),
  gunzipSync(await readFile(join(dist, `${name}.gz`))).toString(),
];
const sizeOf = async (name: string) => (await stat(join(dist, name))).size;

it('every text has both compressed files, with the same content; a picture has none', async () => {
  await compressed(['index.html', '_astro/a.js', 'sitemap-0.xml', 'rooms/1.html', 'photo.avif']);
  for (const name of ['index.html', '_astro/a.js', 'sitemap-0.xml', 'rooms/1.html']) {
    expect(await bothForms(name)).toEqual([TEXT, TEXT]);
  }
  expect(existsSync(join(dist, 'photo.avif.br'))).toBe(false);
});

it('up to a hundred room pages are compressed fully, more of them quickly, all others fully', async () => {
  await compressed(['index.html', ...roomPages(100)]);
  const best = await sizeOf('index.html.br');
  expect(await sizeOf('rooms/100.html.br')).toBe(best);
  await compressed(roomPages(101));
  expect(await sizeOf('rooms/100.html.br')).toBeGreaterThan(best);
  expect(await sizeOf('index.html.br')).toBe(best);
});

it('what is the same in the earlier build is taken from there, and all else is compressed', async () => {
  const earlier = await mkdtemp(join(tmpdir(), 'earlier-'));
  for (const [name, text] of [
    ['same.html', TEXT],
    ['changed.html', 'Another text'],
    ['unpacked.html', TEXT],
  ] as const)
    await writeFile(join(earlier, name), text);
  for (const name of ['same.html.br', 'same.html.gz', 'changed.html.br', 'changed.html.gz'])
    await writeFile(join(earlier, name), 'as packed before');
  await written(['same.html', 'changed.html', 'unpacked.html', 'new.html']);
  await compressSite(dist, earlier);
  expect(await readFile(join(dist, 'same.html.br'), 'utf8')).toBe('as packed before');
  for (const name of ['changed.html', 'unpacked.html', 'new.html'])
    expect(await bothForms(name)).toEqual([TEXT, TEXT]);
  await rm(earlier, { recursive: true });
});

it('a write error fails the build', async () => {
  await written(['a/index.html']);
  await mkdir(join(dist, 'a/index.html.br'));
  await expect(compressSite(dist)).rejects.toThrow(/EISDIR/);
});
