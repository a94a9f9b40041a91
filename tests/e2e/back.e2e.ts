import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts';
import { expect, test } from '../support/e2e.ts';
import { fakeSearch, room, STAY } from '../support/search.ts';

/** Playwright switches the back/forward cache off, so this test brings a browser that has it. */
test('the results come back out of the back/forward cache, and are asked for again', async ({
  baseURL,
  viewport,
}) => {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ viewport, baseURL });
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + Number(sessionStorage.getItem('later'));
    addEventListener('pageshow', (event) => {
      document.documentElement.dataset.persisted = String(event.persisted);
    });
  });
  const search = await fakeSearch(page, [room(1)]);
  await page.goto(STAY);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/about');
  search.answer([room(1), room(2)]);
  // A search repeated within a second reuses its response, so the page's clock moves on by more.
  await page.evaluate(() => {
    sessionStorage.setItem('later', '1100');
    history.back();
  });
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  expect(search.searches).toHaveLength(2);
  await browser.close();
});
