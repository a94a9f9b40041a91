import type { Page } from 'playwright/test';
import { DRAWN, draw } from '../support/drawn.ts';
import { expect, expectAccessible, test } from '../support/e2e.ts';

const PAGES = [
  ...['/', '/rooms', '/rooms/1', '/homestays/1', '/booking', '/booking/1', '/rooms/checkout', '/payment'],
  ...['/wishlist', '/profile', '/my-booking/x', '/find-booking', '/verify-email/x', '/reset-password/x'],
  ...['/waiting-list/x', '/host/invitation/x', '/services', '/about', '/contact', '/nearby-attractions'],
  ...['/privacy', '/terms', '/offline', '/no-such-page'],
];

/** Of the scripts that a page loads, lets one after the other fail; each time the page must say so. */
async function expectNotice(page: Page, path: string) {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/_astro\/.*\.js$/.test(pathname)) scripts.add(pathname);
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  expect(scripts.size).toBeGreaterThan(0);
  const reload = page.getByRole('button', { name: 'Reload' });
  for (const script of draw([...scripts], 2)) {
    await test.step(`${path} without ${script}`, async () => {
      // The framework requests it again with another query.
      const isIt = ({ pathname }: URL) => pathname === script;
      await page.route(isIt, (route) => route.abort());
      await page.goto(path);
      await expect(reload).toBeVisible({ timeout: 5000 });
      await expect(
        page.getByText(/^(Loading|Looking|Checking|One moment)/).filter({ visible: true }),
      ).toHaveCount(0);
      await page.unroute(isIt);
    });
  }
  await reload.click();
  await expect(reload).toHaveCount(0);
}

test.describe(DRAWN, () => {
  for (const path of draw(PAGES, 3)) {
    test(`${path} reports a script that failed to load`, async ({ page, problems }) => {
      problems.allow(/./);
      await expectNotice(page, path);
    });
  }
});

test('a failed part of a room’s page leaves the others working', async ({ page, problems }) => {
  problems.allow(/./);
  await page.goto('/rooms/2');
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  await page.route(/_astro\/PhotoViewer\./, (route) => route.abort());
  await page.getByRole('button', { name: 'Photo 1 of' }).first().click();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
});

test('a page that needs its scripts shows only the notice, which is accessible', async ({
  page,
  problems,
}) => {
  problems.allow(/./);
  await page.route(/\/_astro\/.*\.js$/, (route) => route.abort());
  await page.goto('/profile');
  const screen = page.getByRole('alert');
  await expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(screen).toContainText('A part of this page could not be loaded.');
  await expectAccessible(page);
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeHidden();
});
