import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from 'playwright/test';
import { PAGE_LOADS } from './playwright-reporter.ts';

export { expect };

/** Tests can't reach these servers of map tiles and addresses, and the site must work without them. */
const OUTSIDE = /^https:\/\/([a-z]\.)?(tile|nominatim)\.openstreetmap\.org\//;

/** Tests of a layout also run on the wide screen. Tests of logic run only on the phone. */
export const WIDE = { tag: '@wide' };
/** Other tests prove the parts of these long tests, so only `npm run test:all` runs them. */
export const LONG = { tag: '@long' };
export const PHONE_ONLY = { tag: '@phone-only' };
export const WIDE_ONLY = { tag: '@wide-only' };

export interface Problems {
  found: string[];
  /** Allows problems that the test causes on purpose: their sentences match. */
  allow: (sentence: RegExp) => void;
}

let visitors = 0;

interface Fixtures {
  problems: Problems;
}

/** Files that a link downloads are no pages. */
const FILES = /\/api\/(public\/(invoice|calendar-file)|profile\/data)\b/;

/**
 * Playwright's `test`, which also fails on any console error or warning, page error, failed request, error response
 * or violation of the security policy. A test can allow one: `problems.allow(/404 .*\/rooms\/999/)`.
 */
export const test = base.extend<Fixtures>({
  // Each test has an address of its own, so that tests do not share rate limits.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { workerIndex }) => {
    visitors += 1;
    const address = `10.${workerIndex % 256}.${visitors % 256}.1`;
    await use({ ...extraHTTPHeaders, 'X-Forwarded-For': address });
  },
  problems: [
    async ({ context, javaScriptEnabled }, use) => {
      // A browser without scripts refuses to preload one.
      const allowed = javaScriptEnabled ? [] : [/_astro\/shared\.\S+ csp$/];
      const problems: Problems = { found: [], allow: (sentence) => void allowed.push(sentence) };
      await watch(context, problems.found);
      let loads = 0;
      context.on('request', (request) => {
        if (FILES.test(request.url())) return;
        if (request.isNavigationRequest() && !request.frame().parentFrame()) loads += 1;
      });
      await use(problems);
      test.info().annotations.push({ type: PAGE_LOADS, description: String(loads) });
      expect(problems.found.filter((sentence) => !allowed.some((rule) => rule.test(sentence)))).toEqual([]);
    },
    { auto: true },
  ],
});

export async function watch(context: BrowserContext, found: string[]): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error(`forbidden by the security policy: ${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || OUTSIDE.test(message.location().url)) return;
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    found.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (thrown) => {
    const { name, message, stack } = thrown.error();
    found.push(`page error: ${name} ${message} ${stack} (${thrown.page()?.url()})`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // Leaving a page or searching again aborts requests, which is no failure.
    if (reason === 'net::ERR_ABORTED' || OUTSIDE.test(request.url())) return;
    found.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() < 400) return;
    found.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
  });
}

export async function holdScripts(page: Page, scripts = /_astro\/[^/]+\.js/): Promise<() => void> {
  const { promise: requested, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await requested;
    await route.continue();
  });
  return arrive;
}

const checkedColours = new Set<string>();

/**
 * Waits until transitions end, and expects that axe finds no violation. Colours take most of the time, so each page
 * is checked for them once in light and dark; with `npm run test:all` in every state.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  const path = new URL(page.url()).pathname.replace(/\d+/g, 'n');
  const checksColours = process.env.TEST_ALL !== undefined || !checkedColours.has(path);
  checkedColours.add(path);
  // Targets must be at least 24 px wide and high, which axe does not check by default.
  await expectNoViolation(page, {
    rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: checksColours } },
  });
  if (!checksColours) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
}

type AxeOptions = Parameters<AxeBuilder['options']>[0];

async function expectNoViolation(page: Page, options: AxeOptions): Promise<void> {
  let sentences: string[];
  do {
    await transitionsEnd(page);
    // The legacy mode opens no second page. It ignores frames of other sites, but there are none.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ ...options, resultTypes: ['violations'] })
      .analyze();
    sentences = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.failureSummary} (${node.target.join(' ')})`),
    );
    // A closing toast is half transparent for a moment, so the page is checked again.
  } while (sentences.length > 0 && (await hasMoved(page)));
  expect(sentences).toEqual([]);
}

const hasMoved = (page: Page) => page.evaluate(() => document.documentElement.matches('[data-in-motion]'));

/**
 * During a transition axe would measure wrong colours, also in the shadow tree of the payment window. Spinners never
 * end, so they are ignored. At the end the page begins to record new transitions.
 */
async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const windows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const inMotion = () =>
      [document, ...windows]
        .flatMap((tree) => tree.getAnimations())
        .filter(({ playState }) => playState === 'running')
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    for (let moving = inMotion(); moving.length > 0; moving = inMotion()) {
      await Promise.allSettled(moving.map((animation) => animation.finished));
    }
    const root = document.documentElement;
    root.removeAttribute('data-in-motion');
    document.addEventListener('transitionrun', () => root.setAttribute('data-in-motion', ''), { once: true });
  });
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
