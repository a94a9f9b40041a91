import type { Page } from 'playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, LONG, test } from '../support/e2e.ts';
import { watchLayoutShifts } from '../support/layout-shift.ts';
import { fakeSearch, room, STAY } from '../support/search.ts';

const rooms = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    room(index + 1, {
      final_price: 2 * (5000 + index),
      final_price_per_day: 5000 + index,
      amenities: ['Air Conditioner', 'Free WiFi', 'Kettle', 'Balcony'].map((name) => ({
        name,
        available: true,
      })),
    }),
  );
const cards = (page: Page) => page.getByRole('article');
const title = (page: Page, id: number) => page.getByRole('link', { name: `Room ${id}`, exact: true });

test('one page of rooms at a time, focus on the first new one, and the URL keeps the position', async ({
  page,
}) => {
  const search = await fakeSearch(page, rooms(60));
  const shifts = await watchLayoutShifts(page);
  await page.goto(STAY);
  await expect(cards(page)).toHaveCount(24);
  const status = page.getByRole('status').filter({ hasText: '60 rooms' });
  await expect(status).toHaveText('60 rooms, 24 shown');
  await expectNoSidewaysScroll(page);
  const top = () => title(page, 24).evaluate((link) => link.getBoundingClientRect().top + scrollY);
  await title(page, 24).scrollIntoViewIfNeeded();
  const before = await top();
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(title(page, 25)).toBeFocused();
  await expect(title(page, 25)).toBeInViewport();
  await expect(cards(page)).toHaveCount(48);
  await expect(status).toHaveText('60 rooms, 48 shown');
  expect(await top()).toBeCloseTo(before, 0);
  await expect(page).toHaveURL(/&page=2$/);
  expect(await shifts()).toEqual([]);
  await expectAccessible(page);

  await page.reload();
  await expect(cards(page)).toHaveCount(48);
  await page.goto('/about');
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(title(page, 49)).toBeFocused();
  await expect(status).toHaveText('60 rooms');
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  expect(search.searches.at(-1)).toMatchObject({ room_ids: Array.from({ length: 12 }, (_, n) => 49 + n) });

  await page.getByRole('button', { name: 'Sort and filter' }).click();
  await page.getByRole('radio', { name: 'Price: high to low' }).check();
  await expect(cards(page)).toHaveCount(24);
  await expect(cards(page).getByRole('heading').first()).toHaveText('Room 60');
});

test(
  'hundreds of rooms: only cards near the screen are drawn, all can be found, and nothing moves',
  LONG,
  async ({ page }) => {
    await fakeSearch(page, rooms(216));
    const shifts = await watchLayoutShifts(page);
    await page.goto(`${STAY}&page=9`);
    await expect(cards(page)).toHaveCount(216);
    const isDrawn = () =>
      title(page, 216).evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isDrawn()).toBe(false);
    for (let screen = 0; screen < 12; screen += 1) {
      await page.mouse.wheel(0, 900);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    }
    // As "Find in page" does.
    const find = () => page.evaluate(() => Reflect.apply(Reflect.get(window, 'find'), window, ['Room 150']));
    await expect.poll(find).toBe(true);
    await expect(title(page, 150)).toBeInViewport();
    await title(page, 216).focus();
    await expect(title(page, 216)).toBeInViewport();
    expect(await isDrawn()).toBe(true);
    expect(await shifts()).toEqual([]);
  },
);
