import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lowerScripts } from '#server/site/script-priority.ts';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'scripts-'));
  await mkdir(join(dist, 'rooms'));
});
afterEach(() => rm(dist, { recursive: true }));

it('the scripts of every page leave the way to what is seen first', async () => {
  const pages = ['index.html', 'rooms/1.html'].map((name) => join(dist, name));
  for (const page of pages) await writeFile(page, '<script type="module" src="/_astro/Header.js"></script>');
  await lowerScripts(dist);
  for (const page of pages) {
    expect(await readFile(page, 'utf8')).toBe(
      '<script type="module" fetchpriority="low" src="/_astro/Header.js"></script>',
    );
  }
});

it('nothing else of a page is touched: not what stands in it, not its other files', async () => {
  const page = '<script type="module">\nlet a;\n</script><img fetchpriority="high" src="/a.svg">';
  await writeFile(join(dist, 'index.html'), page);
  await writeFile(join(dist, 'a.txt'), '<script type="module" src="/a.js">');
  await lowerScripts(dist);
  expect(await readFile(join(dist, 'index.html'), 'utf8')).toBe(page);
  expect(await readFile(join(dist, 'a.txt'), 'utf8')).toBe('<script type="module" src="/a.js">');
});
