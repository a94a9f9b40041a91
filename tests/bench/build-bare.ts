/**
 * The cost of a page for Astro alone. `node tests/bench/build-bare.ts HTML DIST PAGES` builds a site of so many pages
 * with the text of that file, and prints the milliseconds.
 */
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'astro';

const [html = '', dist = '', pages = ''] = process.argv.slice(2);
// Inside the repository, so that Astro is found.
const root = join(import.meta.dirname, '../../.astro/bench-bare');
await mkdir(join(root, 'src/pages'), { recursive: true });
await copyFile(html, join(root, 'src/page.html'));
await writeFile(
  join(root, 'src/pages/[id].astro'),
  `---
import html from '../page.html?raw';
export const getStaticPaths = () => Array.from({ length: ${Number(pages)} }, (_, id) => ({ params: { id: String(id) } }));
---
<Fragment set:html={html} />
`,
);
const began = performance.now();
await build({ root, outDir: dist, configFile: false, logLevel: 'error', build: { format: 'file' } });
process.stdout.write(`built in ${performance.now() - began} ms\n`);
await rm(root, { recursive: true });
