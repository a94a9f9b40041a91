import { type BrowserContext, chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium } from '../support/chromium.ts';
import { quantile } from './compare.ts';
import { benchStay } from './pages.ts';

/** Opens a phone's browser whose processor is so many times slower. */
async function openPhone(slowdown: number): Promise<{ context: BrowserContext; page: Page }> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page };
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();
const key = (name: string) => (page: Page) => page.keyboard.press(name);

/** Closes the calendar, the photos or the dialog; each arrives with the press before. */
const leave = async (page: Page) => {
  await page.getByRole('dialog').first().waitFor();
  await page.keyboard.press('Escape');
};

/** What a guest does on a room's page before the add-ons. */
const PRESSES: ((page: Page) => Promise<void>)[] = [
  button('Increase guests'),
  button('Decrease guests'),
  button('Increase children'),
  button('Decrease children'),
  (page) => page.getByLabel('Check In').click(),
  button('Next month'),
  button('Next month'),
  button('Previous month'),
  leave,
  (page) => page.getByLabel('Check Out').click(),
  button('Next month'),
  leave,
  button(/^Photo 1 of/),
  key('ArrowRight'),
  key('ArrowRight'),
  key('ArrowLeft'),
  leave,
  button('Add to Cart'),
  button(/Wishlist/),
  button(/Share/),
  leave,
  button('Continue to Add-ons'),
  (page) => page.getByRole('checkbox', { name: 'Mahaprasad' }).check(),
  (page) => page.getByRole('checkbox', { name: 'Mahaprasad' }).uncheck(),
];

declare global {
  interface Window {
    interactions: Map<number, number>;
  }
}

/**
 * Milliseconds from each press to the next paint, by the browser's own event timing: menus, counters, dialogs, the
 * calendar, cart and wishlist on the pages that have most to do. Answers the 98th percentile and how many there were.
 */
export async function interact(siteUrl: string, wanted: number): Promise<{ p98: number; count: number }> {
  const { context, page } = await openPhone(4);
  await page.addInitScript(() => {
    window.interactions = new Map();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (!entry.interactionId) continue;
        const longest = Math.max(entry.duration, window.interactions.get(entry.interactionId) ?? 0);
        window.interactions.set(entry.interactionId, longest);
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  const took: number[] = [];
  let presses = 0;
  for (let visit = 0; presses < wanted; visit += 1) {
    await page.goto(`${siteUrl}/rooms/${1 + (visit % 4)}?${benchStay()}`);
    await page.getByRole('heading', { name: 'Your stay' }).waitFor();
    for (const press of PRESSES) {
      await press(page);
      // The next one comes when the page has painted this one.
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
      presses += 1;
    }
    took.push(...(await page.evaluate(() => [...window.interactions.values()])));
    await page.evaluate(() => localStorage.clear());
  }
  await context.browser()?.close();
  // A press shorter than the observer's threshold is not told of: it counts as that.
  const all = [...took, ...Array.from({ length: Math.max(0, presses - took.length) }, () => 16)];
  return { p98: quantile(all, 0.98), count: presses };
}

/** Bytes on the wire of a second visit to a page, in a browser that has seen it once. */
export async function revisit(siteUrl: string, path: string): Promise<number> {
  const { context, page } = await openPhone(1);
  const session = await context.newCDPSession(page);
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
  bytes = 0;
  await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
  await context.browser()?.close();
  return bytes;
}
