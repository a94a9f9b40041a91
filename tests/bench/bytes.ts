import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { budgetOf, readBudgets } from '../support/budgets.ts';
import { measurePage } from '../support/bytes.ts';
import { type Bench, NONE, times } from './bench.ts';
import { startBuilt } from './built-site.ts';
import { addressOf, fileOf, PAGES } from './pages.ts';
import { openPhone } from './phone.ts';
import { bringInPhotographs } from './photographs.ts';

export const BYTES = [
  'page',
  'HTML + CSS, KB',
  'JavaScript, KB',
  'against React alone',
  'first visit, KB',
  'second visit, KB',
  'against the first',
];
/** Goals for a first visit with photographs, and for a second one, in bytes. */
const FIRST: Record<string, number> = { '/': 90_000, '/rooms': 200_000, '/rooms/1': 240_000 };
const AGAIN = 8000;

const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const of = (bytes: number, goal: number | undefined) =>
  goal === undefined ? kb(bytes) : `${kb(bytes)} of ${kb(goal)}`;

/**
 * P1, P2 and P5: the brotli bytes of each page's HTML, style sheets and JavaScript before a press, and everything on
 * the wire of a first and a second visit, including pictures and fonts.
 */
export async function measureBytes({ report }: Bench): Promise<void> {
  const site = await startBuilt({}, bringInPhotographs);
  const budgets = readBudgets();
  const react = await reactAlone();
  report('React alone', NONE, kb(react), times(1), NONE, NONE, NONE);
  for (const page of PAGES) {
    const { html, css, javascript } = measurePage(site.dist, fileOf(page));
    const goal = budgetOf(page === '/no-such-page' ? '/404' : page, budgets);
    const { first, second } = await visitTwice(site.url + addressOf(page));
    report(
      page,
      of(html + css, goal?.document),
      of(javascript, goal?.javascript),
      times(javascript / react),
      of(first, FIRST[page]),
      // A page with status 404 has no second visit.
      page === '/no-such-page' ? kb(second) : of(second, AGAIN),
      times(second / first),
    );
  }
  await site.stop();
}

/** Bytes of a page whose React shows only one word: the minimum of every page with React. */
async function reactAlone(): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createElement } from 'react';
        import { hydrateRoot } from 'react-dom/client';
        hydrateRoot(document.body, createElement('p', null, 'Puri'));`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? '').length;
}

/** Bytes on the wire of a visit in a new browser, and of the next visit. */
async function visitTwice(url: string): Promise<{ first: number; second: number }> {
  const { page, session, close } = await openPhone(1);
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const visit = async () => {
    bytes = 0;
    await page.goto(url, { waitUntil: 'networkidle' });
    return bytes;
  };
  const visits = { first: await visit(), second: await visit() };
  await close();
  return visits;
}
