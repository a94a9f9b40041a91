import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { BrowserContext, Page } from 'playwright/test';
import { createSite } from '#server/platform/http/serve-site.ts';
import { VERSION } from '#site/files.ts';
import * as booking from '../support/booking.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e.ts';
import { ownStay } from '../support/nights.ts';

test.use({ serviceWorkers: 'allow' });

/** Once the worker is active, its pages are cached. */
const worker = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
const isWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));
const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).sort());
const isKept = (page: Page, path: string) =>
  page.evaluate(async (path) => Boolean(await caches.match(path)), path);
/** Each worker's version and state; one that is being replaced may not respond. */
const workers = (context: BrowserContext) =>
  Promise.all(
    context
      .serviceWorkers()
      .map((worker) =>
        Promise.race([
          worker.evaluate<string>('[BUILD.version, serviceWorker.state].join(" ")').catch(String),
          setTimeout(1000, 'no answer'),
        ]),
      ),
  );

test('without a network the content pages, the booking and its invoice are available', async ({
  page,
  context,
  problems,
}) => {
  // Pictures are kept once they were seen.
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|console error|\.svg net::ERR_FAILED/);
  await page.goto('/about');
  await worker(page);
  await booking.goToPayment(page, 6, await ownStay(page.request, 6));
  await booking.pay(page, 'Pay in full');
  const reference = await booking.confirmedReference(page);
  await expect.poll(() => isKept(page, '/my-booking')).toBe(true);
  await expect.poll(() => cacheNames(page)).toContain('invoices');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(reference).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Invoice' }).click();
  expect((await download).suggestedFilename()).toContain(reference);

  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expect(page.getByText(/^Offline\. Saved \d+ minutes? ago$/)).toBeVisible();
  await page.goto('/');
  await expect(page.getByText(/^Offline\. Saved \d+ minutes? ago$/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
  await page.goto('/rooms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're offline");
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: reference }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
});

test('the offline page reloads once online, but does not interrupt a followed link', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kept-booking', '{"id":7}'));
  // Its script has run once it links to the booking.
  const open = async () => {
    await page.goto('/offline');
    await expect(page.getByRole('link', { name: 'SH7' })).toBeVisible();
  };
  for (const event of ["new Event('online')", "new PageTransitionEvent('pageshow', { persisted: true })"]) {
    await open();
    await Promise.all([page.waitForEvent('load'), page.evaluate(`dispatchEvent(${event})`)]);
  }
  await open();
  const about = page.getByRole('main').getByRole('link', { name: 'About Us' });
  await about.evaluate((link: HTMLAnchorElement) => {
    link.click();
    dispatchEvent(new Event('online'));
  });
  await expect(page).toHaveURL('/about');
});

test('a new version is active once the pages of the old one are closed, and removes its files', async ({
  context,
  problems,
}) => {
  // There is no API here to count page views.
  problems.allow(/405|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  cpSync('dist', dist, { recursive: true });
  let site = createSite(dist);
  const server = createServer(getRequestListener((request) => site.fetch(request))).listen(0);
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const change = (name: string, from: RegExp, to: string) => {
    const file = join(dist, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    for (const ending of ['.br', '.gz']) rmSync(file + ending);
  };
  try {
    const old = await context.newPage();
    await old.goto(`${url}/about`);
    await worker(old);
    // The worker controls the next page, not the one that registered it.
    await old.reload();
    const [before] = await cacheNames(old);
    change('sw.js', /"version":"\w+"/, '"version":"newer"');
    change('about.html', />About Us<\/h1>/, '>About all of us</h1>');
    writeFileSync(join(dist, VERSION), 'newer');
    site = createSite(dist);
    await old.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => isWaiting(old)).toBe(true);
    expect(await cacheNames(old)).toEqual([before, 'pages-newer'].sort());
    await old.close();

    // The browser takes a moment to switch, without a page open: Playwright's debugger sometimes keeps the
    // old worker from responding.
    await expect.poll(() => workers(context)).toContain('newer activated');
    const next = await context.newPage();
    await next.goto(`${url}/contact`);
    expect(await cacheNames(next)).toEqual(['pages-newer']);
    await next.close();
    await context.setOffline(true);
    const page = await context.newPage();
    await page.goto(`${url}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About all of us');
  } finally {
    server.close();
    server.closeAllConnections();
    rmSync(dist, { recursive: true });
  }
});
