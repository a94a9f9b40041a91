import { expect, expectAccessible, test, WIDE, WIDE_ONLY } from '../support/e2e.ts';
import { watchLayoutShifts } from '../support/layout-shift.ts';

test('on small screens the tagline is above the picture', WIDE_ONLY, async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 390, 600, 760]) {
    await page.setViewportSize({ width, height: 640 });
    const text = await page.getByText('Rooms in family homes by the sea').boundingBox();
    const picture = await page.getByRole('img', { name: /^Sunrise over the sea/ }).boundingBox();
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(picture?.y ?? 0);
  }
});

test.describe('upcoming festivals', () => {
  const CALENDAR = '**/api/public/calendar?*';

  /** Answers with the nights that are asked for, each with so many free rooms. */
  const night = (query: URLSearchParams, free: number) => ({
    days: [{ date: query.get('from'), free, lowest_price: free > 0 ? 1800 : null }],
  });

  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-12-01T12:00:00Z'));
  });

  test('say what is free once they are in view, and nothing moves', WIDE, async ({ page }) => {
    const asked: string[] = [];
    const shifts = await watchLayoutShifts(page);
    await page.route(CALENDAR, (route) => {
      const query = new URL(route.request().url()).searchParams;
      asked.push(query.get('from') ?? '');
      return route.fulfill({ json: night(query, query.get('from') === '2027-01-01' ? 3 : 0) });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    const festivals = page.getByRole('region', { name: 'Festivals' });
    await festivals.scrollIntoViewIfNeeded();
    const newYear = festivals.getByRole('listitem').filter({ hasText: 'Jan 1-3 2027' });
    await expect(newYear).toContainText('3 rooms left');
    const rathYatra = festivals.getByRole('listitem').filter({ hasText: 'July 5-7 2027' });
    await expect(rathYatra).toContainText('Rates not open yet');
    expect(asked.toSorted()).toEqual(['2027-01-01', '2027-07-05']);
    await expectAccessible(page);
    expect(await shifts()).toEqual([]);
  });

  test('say nothing if the calendar fails', async ({ page, problems }) => {
    problems.allow(/503|calendar/);
    const failed = page.waitForResponse(CALENDAR);
    await page.route(CALENDAR, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/');
    const festivals = page.getByRole('region', { name: 'Festivals' });
    await festivals.scrollIntoViewIfNeeded();
    await failed;
    await expect(festivals.getByText(/rooms? left|taken|not open/)).toHaveCount(0);
  });
});
