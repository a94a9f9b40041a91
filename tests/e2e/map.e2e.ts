import type { Page } from 'playwright/test';
import { expect, PHONE_ONLY, test } from '../support/e2e.ts';

/** What is done with the map of a homestay, which opens when it comes into view. */
async function openMap(page: Page) {
  await page.route(/tile\.openstreetmap/, (route) => route.abort());
  await page.goto('/homestays/2');
  const map = page.locator('location-map');
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator('.walking-ring')).toHaveCount(2);
  return map;
}

test('the name of a place is text, whatever it contains', async ({ page }) => {
  const name = '<img src="x" onerror="document.title = \'taken\'">Temple';
  await page.route(/nominatim/, (route) =>
    route.fulfill({ json: [{ lat: '19.8048', lon: '85.8179', display_name: name }] }),
  );
  const map = await openMap(page);
  await map.getByRole('searchbox').fill('Temple');
  await map.getByRole('button', { name: 'Search' }).click();
  await map.getByRole('button', { name: 'Temple' }).click();
  await map.locator('.place-marker').hover({ force: true });
  await expect(map.getByRole('tooltip').filter({ hasText: name })).toBeVisible();
  await expect(map.getByRole('tooltip').locator('img')).toHaveCount(0);
  await expect(page).not.toHaveTitle('taken');
});

test('a map that leaves the page is closed, and opens again with it', async ({ page }) => {
  const map = await openMap(page);
  const element = await map.elementHandle();
  await element?.evaluate((gone) => gone.remove());
  await expect.poll(() => element?.evaluate((gone) => gone.querySelectorAll('.leaflet-pane').length)).toBe(0);
  await element?.evaluate((back) => document.querySelector('main')?.append(back));
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator('.walking-ring')).toHaveCount(2);
  await expect(map.locator('form')).toHaveCount(1);
});

test('a map leaves the wheel and one finger to the page', PHONE_ONLY, async ({ page }) => {
  const map = await openMap(page);
  const canvas = map.locator('.canvas');
  await expect(canvas).toHaveCSS('touch-action', 'pan-x pan-y');
  const box = await canvas.boundingBox();
  const before = await page.evaluate(() => scrollY);
  const ring = await map.locator('.walking-ring').first().getAttribute('d');
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 100);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
  expect(await map.locator('.walking-ring').first().getAttribute('d')).toBe(ring);
});
