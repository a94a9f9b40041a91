import { expect, expectAccessible, test, WIDE_ONLY } from '../support/e2e.ts';
import { watchLayoutShifts } from '../support/layout-shift.ts';
import { wireRoom } from '../support/rooms.ts';

test(
  'on small screens the tagline is above the picture, and the page is short',
  WIDE_ONLY,
  async ({ page }) => {
    await page.goto('/');
    for (const width of [320, 390, 600, 760]) {
      await page.setViewportSize({ width, height: 640 });
      const text = await page.getByText('Rooms in family homes in Puri').boundingBox();
      const picture = await page.getByRole('img', { name: /^Sunrise over the sea/ }).boundingBox();
      expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(picture?.y ?? 0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5500);
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(footer?.height).toBeLessThanOrEqual(844);
  },
);

test.describe('upcoming festivals', () => {
  const SEARCH = '**/api/public/check-room-availability?*';
  const NOT_OPEN = { pricing_error: 'Not open.', pricing_error_type: 'rates_not_open' } as const;

  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-12-01T12:00:00Z'));
  });

  test('say what can be booked once they are in view, and nothing moves', async ({ page }) => {
    const asked: string[] = [];
    const shifts = await watchLayoutShifts(page);
    await page.route(SEARCH, (route) => {
      const { checkInDate } = route.request().postDataJSON();
      asked.push(checkInDate);
      const isOpen = checkInDate === '2027-01-01';
      return route.fulfill({ json: { rooms: [wireRoom(1, isOpen ? {} : NOT_OPEN)], other_rooms: [] } });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    const festivals = page.getByRole('region', { name: 'Festivals' });
    await festivals.scrollIntoViewIfNeeded();
    const newYear = festivals.getByRole('listitem').filter({ hasText: 'Jan 1-3 2027' });
    await expect(newYear).toContainText('1 room left');
    const rathYatra = festivals.getByRole('listitem').filter({ hasText: 'July 5-7 2027' });
    await expect(rathYatra).toContainText('Rates not open yet');
    // The next four festivals are asked about.
    expect(asked).toHaveLength(4);
    expect(asked).toEqual(expect.arrayContaining(['2027-01-01', '2027-07-05']));
    await expectAccessible(page);
    expect(await shifts()).toEqual([]);
  });

  test('say nothing where the search fails', async ({ page, problems }) => {
    problems.allow(/503|check-room-availability/);
    const failed = page.waitForResponse((response) => response.status() === 503);
    await page.route(SEARCH, async (route) => {
      const fails = route.request().postDataJSON().checkInDate === '2027-01-01';
      if (fails) return route.fulfill({ status: 503, json: { rooms: [] } });
      await failed;
      return route.fulfill({ json: { rooms: [] } });
    });
    await page.goto('/');
    const festivals = page.getByRole('region', { name: 'Festivals' });
    await festivals.scrollIntoViewIfNeeded();
    // The later searches are shown, so the failed one has been read, too.
    await expect(festivals.getByText('All rooms taken')).toHaveCount(3);
    await expect(festivals.getByText(/rooms? left|taken|not open|stays only/)).toHaveCount(3);
  });
});
