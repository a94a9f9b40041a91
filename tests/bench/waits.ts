import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { type Bench, median, NONE, times } from './bench.ts';
import { startBuilt } from './built-site.ts';
import { addressOf } from './pages.ts';
import { openPhone } from './phone.ts';
import { bringInPhotographs } from './photographs.ts';
import { BARE } from './presses.ts';

export const WAITS = [
  ...['page', 'first visit, KB', 'scripts', 'LCP s', 'against the bare page', 'CLS'],
  ...['first price s', 'usable s'],
];

/** A slow 4G connection, and a processor that is four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWDOWN = 4;

/** Where a page says its first price of the stay, and what a guest can press first there. */
interface Awaited {
  price: string;
  press?: string;
}
const AWAITED: (Awaited & { page: RegExp })[] = [
  // A room's page says "from" with the lowest price of its nights elsewhere, and before.
  { page: /^\/rooms\/\d+$/, price: 'main aside strong', press: 'main #add-to-cart:enabled' },
  { page: /^\/rooms$/, price: 'main', press: 'main button[aria-haspopup="dialog"]:enabled' },
  { page: /^/, price: 'main' },
];

export interface Waited {
  bytes: number;
  scripts: number;
  /** Milliseconds from the request of the page; NaN where a page has no such moment. */
  lcp: number;
  price: number;
  usable: number;
  cls: number;
}

declare global {
  interface Window {
    waited: { lcp: number; cls: number; price: number; usable: number };
  }
}

/** Notes in the page when its largest part, its first price and its first button to press are painted. */
function observe({ price, press }: Awaited): void {
  const waited = { lcp: 0, cls: 0, price: Number.NaN, usable: Number.NaN };
  window.waited = waited;
  const watch = (
    type: string,
    take: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void,
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as Parameters<typeof take>[0]);
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    waited.lcp = startTime;
  });
  watch('layout-shift', ({ value }) => {
    waited.cls += value;
  });
  const look = () => {
    const text = document.querySelector(price)?.textContent ?? '';
    if (Number.isNaN(waited.price) && /₹\s?\d/.test(text)) waited.price = performance.now();
    if (press && Number.isNaN(waited.usable) && document.querySelector(press)) {
      waited.usable = performance.now();
    }
    if (Number.isNaN(waited.price) || Number.isNaN(waited.usable)) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A first visit with an empty cache. */
export async function visit(url: string): Promise<Waited> {
  const { page, session, close } = await openPhone(SLOWDOWN);
  const seen = { bytes: 0, scripts: 0 };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  session.on('Network.responseReceived', ({ type }) => {
    if (type === 'Script') seen.scripts += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    seen.bytes += encodedDataLength;
  });
  const { price = '', press } = AWAITED.find((one) => one.page.test(new URL(url).pathname)) ?? {};
  await page.addInitScript(observe, { price, press });
  await page.goto(url, { waitUntil: 'networkidle' });
  await settled(page);
  const waited = await page.evaluate(() => window.waited);
  await close();
  return { ...seen, ...waited };
}

/** Until the rooms' photographs are there, which begin to load when the page is idle. */
async function settled(page: Page): Promise<void> {
  await pause(1500);
  await page.waitForLoadState('networkidle');
}

/** The pages on which a guest waits for prices and photographs, with dates and without. */
const VISITED = ['/', '/rooms', addressOf('/rooms'), '/rooms/1', addressOf('/rooms/1')];

/** P3 and P10: what a guest waits for on a slow phone with an empty cache, beside a page with nothing on it. */
export async function measureWaits({ rounds, report }: Bench): Promise<void> {
  const bare = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(BARE);
  }).listen(0);
  const site = await startBuilt({}, bringInPhotographs);
  const urls = [
    `http://localhost:${(bare.address() as AddressInfo).port}/`,
    ...VISITED.map((path) => site.url + path),
  ];
  const visits = urls.map((): Waited[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, url] of urls.entries()) visits[index]?.push(await visit(url));
  }
  await site.stop();
  bare.close();
  const floor = median((visits[0] ?? []).map(({ lcp }) => lcp));
  const names = ['a bare page', ...VISITED.map((path) => path.replace(/\?.*/, ' with dates'))];
  for (const [index, name] of names.entries()) {
    const of = (key: keyof Waited) => median((visits[index] ?? []).map((one) => one[key]));
    const seconds = (key: keyof Waited) => (Number.isNaN(of(key)) ? NONE : (of(key) / 1000).toFixed(2));
    report(
      ...[name, (of('bytes') / 1000).toFixed(0), String(of('scripts'))],
      ...[
        seconds('lcp'),
        times(of('lcp') / floor),
        of('cls').toFixed(3),
        seconds('price'),
        seconds('usable'),
      ],
    );
  }
}
