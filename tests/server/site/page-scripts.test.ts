import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { arrangeScripts } from '#server/site/page-scripts.ts';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'scripts-'));
});
afterEach(() => rm(dist, { recursive: true }));

async function arrange(files: Record<string, string>): Promise<(name: string) => Promise<string>> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), content);
  }
  await arrangeScripts(dist);
  return (name) => readFile(join(dist, name), 'utf8');
}

const LARGE = `/* ${'large '.repeat(6000)}*/`;
const island = (url: string, client = 'painted') =>
  `<astro-island uid="1" component-url="/_astro/${url}.js" renderer-url="/_astro/client.js" props="{}" client="${client}">`;

it('the scripts of every page leave the way to what is seen first: the page lists them, and what they import', async () => {
  const page = '<html lang="en"><script type="module" src="/_astro/Header.js"></script><p>Page</p>';
  const read = await arrange({
    'index.html': page,
    'rooms/1.html': page,
    '_astro/Header.js': 'import"./stores.js";header()',
    '_astro/stores.js': '',
  });
  for (const name of ['index.html', 'rooms/1.html']) {
    expect(await read(name)).toBe('<html data-scripts="stores Header" lang="en"><p>Page</p>');
  }
});

it('a script that does nothing but import another is not asked for', async () => {
  const read = await arrange({
    'a.html': '<html lang="en"><script type="module" src="/_astro/LocationMap.js"></script>',
    '_astro/LocationMap.js': 'import"./map.js";\nimport "./styles.js"\n',
    '_astro/map.js': 'map()',
    '_astro/styles.js': 'styles()',
  });
  expect(await read('a.html')).toBe('<html data-scripts="map styles" lang="en">');
});

it('what the small scripts import is not listed once more for the large ones', async () => {
  const read = await arrange({
    'a.html': `<html lang="en"><script type="module" src="/_astro/Header.js"></script>${island('Room')}`,
    '_astro/Header.js': 'import"./stores.js";header()',
    '_astro/Room.js': 'import"./stores.js";room()',
    '_astro/stores.js': 'stores()',
    '_astro/client.js': '',
  });
  expect(await read('a.html')).toContain('data-scripts="stores Header" data-modules="client Room" ');
});

it('a large script waits for the first paint, with all that it imports, each after what it imports itself', async () => {
  const read = await arrange({
    'rooms.html': '<html lang="en"><script type="module" src="/_astro/rooms.js"></script><p>Rooms</p>',
    '_astro/rooms.js': 'import{a}from"./react.js";import"./stores.js";import("./later.js");',
    '_astro/stores.js': 'export*from\'./react.js\';import "../_astro/base.js"',
    '_astro/react.js': LARGE,
    '_astro/base.js': 'import"./stores.js"',
    '_astro/later.js': LARGE,
  });
  expect(await read('rooms.html')).toBe(
    '<html data-modules="react base stores rooms" lang="en"><p>Rooms</p>',
  );
});

it('islands wait for it, the framework before what it brings to life; those that are seen later are not asked for', async () => {
  const read = await arrange({
    'a.html': `<html lang="en">${island('Room')}${island('Bar')}${island('Map', 'visible')}`,
    '_astro/Room.js': 'import"./shared.js"',
    '_astro/Bar.js': 'import"./shared.js"',
    '_astro/Map.js': '',
    '_astro/shared.js': '',
    '_astro/client.js': '',
  });
  expect(await read('a.html')).toContain('<html data-modules="client shared Room Bar" lang="en">');
});

it('nothing else of a page is touched: not what stands in it, not its other files', async () => {
  const page =
    '<html lang="en"><script type="module">\nlet a;\n</script><img fetchpriority="high" src="/a.svg">';
  const text = '<script type="module" src="/a.js"></script>';
  const read = await arrange({ 'index.html': page, 'a.txt': text });
  expect(await read('index.html')).toBe(page);
  expect(await read('a.txt')).toBe(text);
});
