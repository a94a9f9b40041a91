import type { APIRequestContext, Page } from 'playwright/test';
import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import { test as base, expect, expectAccessible } from './e2e.ts';
import { openDemo } from './e2e-host.ts';
import { type RunningSite, startSite } from './site.ts';

/** Saving rates changes every night of a homestay, so these tests have a site of their own. */
export const test = base.extend<object, { ownSite: RunningSite }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from it
    async ({}, use) => {
      const site = await startSite({ PAYMENTS: 'sandbox', MAIL: 'mailbox' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
  // The demo can be opened only from the server's own machine, so no forwarded address may be sent.
  extraHTTPHeaders: {},
});

export async function openRates(page: Page): Promise<number> {
  await openDemo(page);
  const presses = await openTab(page, 'Rates');
  await expect(page.getByRole('heading', { name: 'Usual prices' })).toBeVisible();
  return presses;
}

/** Opens a tab, which on a phone is behind More. Returns how many presses that took. */
export async function openTab(page: Page, name: string): Promise<number> {
  const isPhone = await page.getByRole('button', { name: 'More' }).and(page.locator('.tab')).isVisible();
  if (isPhone) await page.getByRole('button', { name: 'More' }).and(page.locator('.tab')).click();
  await page.getByRole('link', { name, exact: true }).filter({ visible: true }).click();
  return isPhone ? 2 : 1;
}

/** Bars lose their fixed place first: a field that a bar covers until the page scrolls would count as too small. */
export async function expectPageAccessible(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!['sticky', 'fixed'].includes(getComputedStyle(element).position)) continue;
      element.style.position = 'static';
      element.dataset.unstuck = '';
    }
  });
  await expectAccessible(page);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-unstuck]')) {
      element.style.position = '';
      delete element.dataset.unstuck;
    }
  });
}

/** Returns the price that a guest's calendar shows for a night; null if the night can't be booked. */
export async function priceOf(
  request: APIRequestContext,
  roomId: number,
  night: string,
): Promise<number | null> {
  const params = { from: night, to: addDays(night, 1), room_id: roomId };
  const { days } = await (await request.get('/api/public/calendar', { params })).json();
  return days[0].lowest_price;
}

export const inDays = (days: number) => addDays(todayInIndia(new Date()), days);
