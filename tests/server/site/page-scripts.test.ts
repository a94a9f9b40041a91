import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { scriptArranger } from '#server/site/page-scripts.ts';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'scripts-'));
});
afterEach(() => rm(dist, { recursive: true }));

/** What a page becomes on a site of these modules. */
async function arrange(page: string, modules: Record<string, string>): Promise<string> {
  for (const [name, code] of Object.entries(modules)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), code);
  }
  return (await scriptArranger(dist))(page);
}

const LARGE = `/* ${'large '.repeat(6000)}*/`;
const island = (url: string, client = 'painted') =>
  `<astro-island uid="1" component-url="/_astro/${url}.js" renderer-url="/_astro/client.js" props="{}" client="${client}">`;

it('the scripts of every page leave the way to what is seen first: the page lists them, and what they import', async () => {
  const page = '<html lang="en"><script type="module" src="/_astro/Header.js"></script><p>Page</p>';
  const arranged = await arrange(page, {
    '_astro/Header.js': 'import"./stores.js";header()',
    '_astro/stores.js': '',
  });
  expect(arranged).toBe('<html data-scripts="stores Header" lang="en"><p>Page</p>');
});

it('a script that does nothing but import another is not asked for', async () => {
  const page = '<html lang="en"><script type="module" src="/_astro/LocationMap.js"></script>';
  const arranged = await arrange(page, {
    '_astro/LocationMap.js': 'import"./map.js";\nimport "./styles.js"\n',
    '_astro/map.js': 'map()',
    '_astro/styles.js': 'styles()',
  });
  expect(arranged).toBe('<html data-scripts="map styles" lang="en">');
});

it('what the small scripts import is not listed once more for the large ones', async () => {
  const page = `<html lang="en"><script type="module" src="/_astro/Header.js"></script>${island('Room')}`;
  const arranged = await arrange(page, {
    '_astro/Header.js': 'import"./stores.js";header()',
    '_astro/Room.js': 'import"./stores.js";room()',
    '_astro/stores.js': 'stores()',
    '_astro/client.js': '',
  });
  expect(arranged).toContain('data-scripts="stores Header" data-modules="client Room" ');
});

it('a large script waits for the first paint, with all that it imports, each after what it imports itself', async () => {
  const page = '<html lang="en"><script type="module" src="/_astro/rooms.js"></script><p>Rooms</p>';
  const arranged = await arrange(page, {
    '_astro/rooms.js': 'import{a}from"./react.js";import"./stores.js";import("./later.js");',
    '_astro/stores.js': 'export*from\'./react.js\';import "../_astro/base.js"',
    '_astro/react.js': LARGE,
    '_astro/base.js': 'import"./stores.js"',
    '_astro/later.js': LARGE,
  });
  expect(arranged).toBe('<html data-modules="react base stores rooms" lang="en"><p>Rooms</p>');
});

it('islands wait for it, the framework before what it brings to life; those that are seen later are not asked for', async () => {
  const page = `<html lang="en">${island('Room')}${island('Bar')}${island('Map', 'visible')}`;
  const arranged = await arrange(page, {
    '_astro/Room.js': 'import"./shared.js"',
    '_astro/Bar.js': 'import"./shared.js"',
    '_astro/Map.js': '',
    '_astro/shared.js': '',
    '_astro/client.js': '',
  });
  expect(arranged).toContain('<html data-modules="client shared Room Bar" lang="en">');
});

it('an island says neither where it was built nor what its directive is called: pages of every machine are the same', async () => {
  const modules = { '_astro/Room.js': '', '_astro/client.js': '' };
  const tag = island('Room').replace(
    '>',
    ' opts="{&quot;name&quot;:&quot;Room&quot;,&quot;value&quot;:true}">',
  );
  const arranged = await arrange(`<html lang="en">${tag}uid="1"`, modules);
  expect(arranged).toContain('<astro-island component-url="/_astro/Room.js"');
  expect(arranged).toMatch(/ client="painted" opts="{}">uid="1"$/);
});

it('nothing else of a page is touched', async () => {
  const page =
    '<html lang="en"><script type="module">\nlet a;\n</script><img fetchpriority="high" src="/a.svg">';
  expect(await arrange(page, {})).toBe(page);
});
