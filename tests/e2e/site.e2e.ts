import type { Page } from 'playwright/test';
import { query, stayIn } from '../support/booking.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, PHONE_ONLY, test, WIDE } from '../support/e2e.ts';

/** The pages that need no script, with their names in the menu. */
const PAGES = [
  { path: '/', menu: 'Home' },
  { path: '/services', menu: 'Services' },
  { path: '/nearby-attractions', menu: 'Nearby Attractions' },
  { path: '/about', menu: 'About Us' },
  { path: '/contact', menu: 'Contact' },
  { path: '/privacy' },
  { path: '/terms' },
];

/** The browser's own setting, which outlives a change of the page. */
async function textSizes(page: Page): Promise<(size: number) => Promise<unknown>> {
  const browser = await page.context().newCDPSession(page);
  return (size) => browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

async function expectToFit(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await expectNoSidewaysScroll(page);
  for (const tool of ['Menu', 'Wishlist', 'Cart', 'Account'])
    await expect(page.getByRole('banner').getByLabel(tool).first()).toBeInViewport({ ratio: 0.99 });
}

test(
  'every information page is accessible, and fits the screen, also with text twice as large',
  WIDE,
  async ({ page, isMobile }) => {
    const setText = await textSizes(page);
    for (const { path } of PAGES) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        if (!isMobile) return;
        await setText(32);
        await expectToFit(page);
        await setText(16);
      });
    }
  },
);

test(
  'the pages of a booking fit a small screen with text twice as large',
  PHONE_ONLY,
  async ({ page, problems }) => {
    problems.allow(/404/);
    await (await textSizes(page))(32);
    const stay = query(stayIn(45));
    const all = [
      `/rooms?${stay}`,
      `/rooms/1?${stay}`,
      '/homestays/1',
      '/booking',
      '/wishlist',
      '/no/such/page',
    ];
    for (const path of all) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        if (path.startsWith('/rooms')) await expect(page.getByText(/₹[\d,]+/).first()).toBeVisible();
        await expectToFit(page);
      });
    }
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every information page is readable, fits the screen, and is marked in the menu', async ({
    page,
    isMobile,
  }) => {
    for (const { path, menu } of PAGES) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoSidewaysScroll(page);
        const footer = page.getByRole('contentinfo');
        for (const name of ['Privacy', 'Terms'])
          await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
        const header = page.getByRole('banner');
        if (isMobile) await header.getByRole('button', { name: 'Menu' }).click();
        const current = header.getByRole('navigation').locator('[aria-current=page]');
        await expect(current).toHaveText(menu ? [menu] : []);
      });
    }
  });
});

test('every opened page is counted, also from the back/forward cache', async ({ page }) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/analytics/views'))
      counted.push(new URL(request.postDataJSON().url).pathname);
  });
  await page.goto('/about');
  await expect.poll(() => counted).toEqual(['/about']);
  await page.goto('/contact');
  await expect.poll(() => counted).toEqual(['/about', '/contact']);
  await page.goBack();
  await expect.poll(() => counted).toEqual(['/about', '/contact', '/about']);
});

test('a prerendered page is counted when it is opened, and a skip link leads the keyboard to its content', async ({
  page,
}) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/analytics/views')) counted.push(request.url());
  });
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { get: () => true }));
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  expect(counted).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect.poll(() => counted.length).toBe(1);
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveRole('link');
  await expect(skip).toHaveAttribute('href', /^#/);
  await skip.press('Enter');
  await expect(page.getByRole('main')).toBeInViewport();
});

test('an unknown URL shows a message with a link home', async ({ page, problems }) => {
  problems.allow(/404/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return to Homepage' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('the menu on a small screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('opens and closes with its button', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    const rooms = page.getByRole('banner').getByRole('link', { name: 'Rooms', exact: true });
    await expect(rooms).toBeHidden();
    await button.click();
    await expect(rooms).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(rooms).toBeHidden();
  });
});
