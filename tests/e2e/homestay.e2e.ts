import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e.ts';

const TILES = /tile\.openstreetmap/;

test('a homestay has its rooms, its host, and its policies in one place', async ({ page }) => {
  await page.goto('/homestays/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Sagar Kutir' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Families and friends who want to wake up to the sea')).toBeVisible();
  await expect(main.getByText('Chakratirtha Road, Puri, Odisha 752002').first()).toBeVisible();
  await expect(main.getByRole('img', { name: 'Verandah of Sagar Kutir' })).toBeVisible();
  await expect(main.getByRole('complementary').getByText('Drawing', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Ask on WhatsApp' })).toBeVisible();
  await expect(main.getByText('Open from 6 AM to 10 PM', { exact: true })).toHaveCount(1);

  const garuda = main.getByRole('listitem').filter({ hasText: 'Garuda Room' });
  await expect(garuda).toContainText(
    /Sleeps 3.*Beds Double bed and a cot.*Floor First floor.*Size 220 sq ft.*AC Yes/s,
  );
  await expect(garuda).toContainText('₹2,600');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await garuda.getByRole('link', { name: 'Garuda Room' }).click();
  await expect(page).toHaveURL(/\/rooms\/1/);
});

test('its rooms and prices are one press away', async ({ page }) => {
  await page.goto('/homestays/2');
  await page.getByRole('link', { name: 'See rooms and prices at Temple Courtyard' }).click();
  await expect(page).toHaveURL(/\/rooms\?.*homestay=2/);
  await expect(page.getByRole('article').first()).toContainText('Temple Courtyard');
});

test('its map shows how far one walks, and the Lion Gate', async ({ page }) => {
  await page.route(TILES, (route) => route.abort());
  await page.goto('/homestays/2');
  const map = page.locator('location-map');
  await expect(map.locator('.walking-ring')).toHaveCount(0);
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator('.walking-ring')).toHaveCount(2);
  for (const label of ['300 m', '600 m', 'Lion Gate']) {
    await expect(map.getByRole('tooltip', { name: label, exact: true })).toBeVisible();
  }
  await expect(map).toContainText(
    '300 m and 600 m from the door in a straight line: at least 5 and 10 minutes',
  );
  await expectAccessible(page);
});

test('an unknown homestay is a page that says so, with status 404', async ({ page, problems }) => {
  problems.allow(/404/);
  const answer = await page.goto('/homestays/99');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Homestay not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Homepage' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a homestay is readable, with its address and a map link', async ({ page }) => {
    await page.goto('/homestays/1');
    await expect(page.getByText('The sea is at the end of the lane.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open in maps' }).last()).toBeVisible();
  });
});
