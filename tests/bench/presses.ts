import type { Locator, Page } from 'playwright';
import { type Bench, median, NONE, quantile, times } from './bench.ts';
import { startBuilt } from './built-site.ts';
import { benchStay } from './pages.ts';
import { openPhone } from './phone.ts';

type Press = (page: Page) => Promise<void>;

/**
 * A finger's touch on an element, once the page is idle. `locator.tap()` would query the position inside the events
 * themselves, and be measured with them.
 */
async function touch(thing: Locator): Promise<void> {
  const page = thing.page();
  // At the edge of the screen, the bar with the price would be touched.
  await thing.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  const box = await thing.boundingBox();
  if (!box) throw new Error(`${thing} is not to be seen`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

const button = (name: string | RegExp) => (page: Page) =>
  touch(page.getByRole('main').getByRole('button', { name }).first());
const field = (label: string) => (page: Page) => touch(page.getByLabel(label));
const key = (name: string) => (page: Page) => page.keyboard.press(name);
const checkbox = (name: string) => (page: Page) => touch(page.getByRole('checkbox', { name }));

/** Closes the calendar, the photos or the dialog that the press before has opened. */
const leave = async (page: Page) => {
  await page.getByRole('dialog').first().waitFor();
  await page.keyboard.press('Escape');
};

/** A guest's presses on a room's page up to the add-ons. */
const PRESSES: readonly (readonly [name: string, press: Press])[] = [
  ['more guests', button('Increase guests')],
  ['fewer guests', button('Decrease guests')],
  ['more children', button('Increase children')],
  ['fewer children', button('Decrease children')],
  ['open the days of arrival', field('Check In')],
  ['next month', button('Next month')],
  ['next month', button('Next month')],
  ['previous month', button('Previous month')],
  ['leave the days', leave],
  ['open the days of leaving', field('Check Out')],
  ['next month', button('Next month')],
  ['leave the days', leave],
  ['open the photos', button(/^Photo 1 of/)],
  ['next photo', key('ArrowRight')],
  ['next photo', key('ArrowRight')],
  ['previous photo', key('ArrowLeft')],
  ['leave the photos', leave],
  ['into the cart', button('Add to Cart')],
  ['onto the wishlist', button(/Wishlist/)],
  ['share', button(/Share/)],
  ['leave sharing', leave],
  ['on to the add-ons', button('Continue to Add-ons')],
  ['choose an add-on', checkbox('Mahaprasad')],
  ['leave an add-on out', checkbox('Mahaprasad')],
];

/** A page with one button that changes its text: the cost of a press for the browser and the machine alone. */
export const BARE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title>
  <button type="button" onclick="this.textContent = performance.now()">Press</button>`;

interface Pressed {
  name: string;
  milliseconds: number;
}

interface Timing {
  id: number;
  start: number;
  duration: number;
}

declare global {
  interface Window {
    timings: Timing[];
  }
}

/** Records what the browser reports of each press: from the touch to the paint of its effect, in steps of 8 ms. */
function observePresses(): void {
  window.timings = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      const { interactionId: id, startTime: start, duration } = entry;
      if (id) window.timings.push({ id, start, duration });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** Makes a press and returns the duration of its longest event. Waits until the page has painted it. */
async function time(page: Page, name: string, press: Press): Promise<Pressed> {
  const before = await page.evaluate(() => window.timings.length);
  await press(page);
  // The browser reports a paint in the frame after it.
  const timings = await page.evaluate(async (known) => {
    const frame = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    for (let frames = 0; frames < 3; frames += 1) await frame();
    return window.timings.slice(known);
  }, before);
  // Anything below the observer's threshold is not reported: it counts as the threshold.
  return { name, milliseconds: Math.max(16, ...timings.map(({ duration }) => duration)) };
}

/**
 * Presses on a phone with a four times slower processor: counters, calendar, photos, cart, wishlist, dialogs and the
 * next step on a room's page, and beside each visit as many on the bare page.
 */
async function pressAll(siteUrl: string, requested: number): Promise<{ ours: Pressed[]; bare: Pressed[] }> {
  const { page, close } = await openPhone(4);
  await page.addInitScript(observePresses);
  const [ours, bare]: [Pressed[], Pressed[]] = [[], []];
  for (let visit = 0; ours.length < requested; visit += 1) {
    await page.goto(`${siteUrl}/rooms/${1 + (visit % 4)}?${benchStay()}`);
    await page.getByRole('heading', { name: 'Your stay' }).waitFor();
    for (const [name, press] of PRESSES) ours.push(await time(page, name, press));
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await page.setContent(BARE);
    for (const [name] of PRESSES) {
      bare.push(await time(page, name, (bareOne) => touch(bareOne.getByRole('button'))));
    }
  }
  await close();
  return { ours, bare };
}

/** How many kinds of presses the table names, the slowest first. */
const SLOWEST = 5;

/** P4: from the press to the paint of its effect. */
export async function measurePresses({ isQuick, report }: Bench): Promise<void> {
  const site = await startBuilt({ RATE_LIMITS: 'off' });
  const { ours, bare } = await pressAll(site.url, isQuick ? 50 : 200).finally(site.stop);
  const line = (what: string, of: readonly Pressed[], share: number, goal: string) => {
    const [own, base] = [of, bare].map((presses) =>
      quantile(
        presses.map(({ milliseconds }) => milliseconds),
        share,
      ),
    ) as [number, number];
    report(what, `${own.toFixed(0)} ms`, `${base.toFixed(0)} ms`, times(own / base), goal);
  };
  line(`median of ${ours.length}`, ours, 0.5, '≤ 50 ms');
  line(`p98 of ${ours.length}`, ours, 0.98, '≤ 120 ms');
  const medianOf = (presses: readonly Pressed[]) => median(presses.map(({ milliseconds }) => milliseconds));
  const kinds = [...Map.groupBy(ours, ({ name }) => name)].toSorted(
    ([, one], [, other]) => medianOf(other) - medianOf(one),
  );
  for (const [name, presses] of kinds.slice(0, SLOWEST)) line(`“${name}”, median`, presses, 0.5, NONE);
}
