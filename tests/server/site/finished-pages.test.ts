import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { AstroPrerenderer, HookParameters } from 'astro';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startCompression } from '#server/site/compress.ts';
import { finishedPages } from '#server/site/finished-pages.ts';

let root: string;
let dist: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pages-'));
  dist = join(root, 'dist');
});
afterEach(() => rm(root, { recursive: true }));

const PAGE =
  '<html lang="en"><script>say("₹")</script><script type="module" src="/_astro/a.js"></script><p>₹ 900</p>';
const ARRANGED = '<html data-scripts="a" lang="en"><script>say("₹")</script><p>₹ 900</p>';

/** What becomes of an answer that the framework draws for the path, on a site with these files. */
async function drawn(
  path: string,
  body: string,
  files: Record<string, string> = {},
  pages: HookParameters<'astro:build:setup'>['pages'] = new Map(),
) {
  for (const [name, content] of Object.entries({ ...files, 'dist/_astro/a.js': 'a()', 'public/a.svg': '' })) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  const scripts = new Set<string>();
  const compression = startCompression(1);
  const drawing = { render: async () => new Response(body) } as Partial<AstroPrerenderer> as AstroPrerenderer;
  let prerenderer = drawing;
  const setPrerenderer = (finish: (drawing: AstroPrerenderer) => AstroPrerenderer) => {
    prerenderer = finish(drawing);
  };
  const { hooks } = finishedPages({ root, dist, compression, scripts });
  await hooks['astro:build:start']?.({ setPrerenderer } as HookParameters<'astro:build:start'>);
  await hooks['astro:build:setup']?.({ pages } as HookParameters<'astro:build:setup'>);
  await prerenderer.setup?.();
  const request = new Request(`http://localhost:4321${path}`);
  const answer = await prerenderer.render(request, {} as Parameters<AstroPrerenderer['render']>[1]);
  await compression.finish(dist);
  const text = answer instanceof Response ? await answer.text() : '';
  return { text, scripts: [...scripts].map((script) => Buffer.from(script, 'latin1').toString()) };
}

it('a page is arranged before it is written; its compressed form is of that, and its inline scripts are known', async () => {
  const { text, scripts } = await drawn('/rooms/1.html', PAGE);
  expect(text).toBe(ARRANGED);
  expect(scripts).toEqual(['say("₹")']);
  const compressed = await readFile(join(dist, 'rooms/1.html.br'));
  expect(brotliDecompressSync(compressed).toString()).toBe(ARRANGED);
});

it('the style sheets of a route are one before its pages are drawn', async () => {
  const sheets = ['a{}', 'b{}'].map((content, order) => ({
    order,
    depth: 0,
    sheet: { type: 'inline', content },
  }));
  const pages = new Map([['about', { styles: sheets }]]) as unknown as Parameters<typeof drawn>[3];
  await drawn('/about.html', PAGE, {}, pages);
  expect(pages?.get('about')?.styles.map(({ sheet }) => sheet)).toEqual([
    { type: 'inline', content: 'a{}b{}' },
  ]);
});

it('what is no page stays as it was drawn', async () => {
  const { text, scripts } = await drawn('/cards.json', PAGE);
  expect({ text, scripts }).toEqual({ text: PAGE, scripts: [] });
});

it('a page that somebody put into public/ is left alone, and its scripts may run', async () => {
  const own = '<script>theirs()</script>';
  const files = { 'public/about.html': own, 'dist/about.html': own };
  expect((await drawn('/about.html', PAGE, files)).scripts).toEqual(['theirs()']);
  expect(brotliDecompressSync(await readFile(join(dist, 'about.html.br'))).toString()).toBe(own);
});
