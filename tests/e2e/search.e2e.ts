import type { Page } from 'playwright/test';
import { formatDate } from '#domain/dates/calendar.ts';
import { chooseDay, day } from '../support/booking.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdScripts,
  PHONE_ONLY,
  test,
  WIDE,
} from '../support/e2e.ts';
import { fakeSearch, openForm, room, STAY } from '../support/search.ts';

const form = (page: Page) => page.getByRole('search');

test.describe('the search bar', () => {
  test('keeps typed text when the island replaces the form', async ({ page, isMobile }) => {
    await fakeSearch(page, [room(1)]);
    const react: string[] = [];
    page.on('request', (request) => {
      if (/mount-search-bar/.test(request.url())) react.push(request.url());
    });
    await page.goto('/');
    expect(react).toEqual([]);
    await openForm(page, isMobile);
    await page.getByLabel('Add Guests').fill('5');
    await page.getByRole('button', { name: 'Increase guests' }).click();
    await expect(page.getByLabel('Add Guests')).toHaveValue('6');
    await page.getByRole('button', { name: 'Increase children' }).click();
    await chooseDay(page, 'Check In', day(18));
    await chooseDay(page, 'Check Out', day(21));
    await expect(page.getByLabel('Check In')).toHaveValue(formatDate(day(18), 'numeric'));
    await expect(form(page).getByRole('status').filter({ hasText: '3 nights' })).toBeVisible();
    await form(page).getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(`/rooms?checkIn=${day(18)}&checkOut=${day(21)}&guests=6&children=1`);
  });

  test('keeps presses and text from before its script has loaded', WIDE, async ({ page, isMobile }) => {
    const arrive = await holdScripts(page, /_astro\/(?!Header)[^/]+\.js/);
    await page.goto('/', { waitUntil: 'commit' });
    if (isMobile) await form(page).getByRole('button', { name: 'Book Now' }).click();
    else await page.getByLabel('Add Guests').fill('5');
    arrive();
    await expect(page.getByRole('button', { name: 'Increase guests' })).toBeVisible();
    await expect(page.getByLabel('Add Guests')).toHaveValue(isMobile ? '2' : '5');
  });

  test('a date pressed before its script has loaded opens its calendar', async ({ page }) => {
    // On small screens the form is behind its bar.
    await page.setViewportSize({ width: 1280, height: 800 });
    const arrive = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByLabel('Check In').click();
    arrive();
    await expect(page.getByRole('grid').first()).toBeVisible();
  });

  test('typing replaces a selected number, whenever the island loads', async ({ page, isMobile }) => {
    await page.goto('/');
    await openForm(page, isMobile);
    await page.getByLabel('Add Guests').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await expect(page.getByRole('button', { name: 'Increase guests' })).toBeVisible();
    await page.keyboard.type('4');
    await expect(page.getByLabel('Add Guests')).toHaveValue('4');
  });

  test('on small screens opens with Book Now and closes with Cancel', async ({ page, isMobile }) => {
    await page.goto('/');
    // The wide form is always open, without a bar.
    if (!isMobile) return expect(page.getByLabel('Check In')).toBeVisible();
    await expect(form(page).getByText('Search Rooms')).toBeVisible();
    await expect(page.getByLabel('Check In')).toBeHidden();
    await openForm(page, isMobile);
    await expect(form(page).getByRole('button', { name: 'Search', exact: true })).toBeInViewport({
      ratio: 1,
    });
    await expect(page.getByLabel('Check In')).toBeVisible();
    const covered = page.locator('[inert]').filter({ has: page.locator('h1') });
    await expect(covered).toHaveCount(1);
    await form(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(covered).toHaveCount(0);
    await expect(page.getByLabel('Check In')).toBeHidden();
    await expect(form(page).getByRole('button', { name: 'Book Now' })).toBeFocused();
  });

  test(
    'is one sheet on a phone: both calendars open by themselves',
    PHONE_ONLY,
    async ({ page, isMobile }) => {
      await fakeSearch(page, [room(1, { final_price: 4500 })]);
      await page.goto('/');
      await openForm(page, isMobile);
      const pick = (date: string) =>
        page.getByRole('button', { name: new RegExp(`^${formatDate(date, 'long')}`) }).click();
      const month = page.getByRole('grid');
      await expect(month).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      while (!(await page.getByRole('grid', { name: formatDate(day(18), 'month-year') }).isVisible())) {
        await page.getByRole('button', { name: 'Next month' }).click();
      }
      await pick(day(18));
      await pick(day(21));
      await expect(month).toBeHidden();
      await expect(form(page).getByText('From ₹4,500 for your stay')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Escape');
      await expect(page.getByLabel('Check In')).toBeHidden();
      await form(page).getByRole('button', { name: 'Book Now' }).click();
      await expect(page.getByLabel('Check In')).toBeFocused();
      await form(page).getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(`/rooms?checkIn=${day(18)}&checkOut=${day(21)}&guests=2&children=0`);
    },
  );

  test('marks festivals in the calendar', async ({ page, isMobile }) => {
    await page.goto('/rooms?checkIn=2026-12-29&checkOut=2026-12-31&guests=2&children=0');
    await openForm(page, isMobile);
    await page.getByLabel('Check In').click();
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect(page.getByRole('button', { name: /^Friday, 1 January 2027, New Year, / })).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Choose a date' })).toContainText('New Year');
    await expectAccessible(page);
  });

  test('has a calendar for the keyboard, with free nights and prices', WIDE, async ({ page, isMobile }) => {
    await fakeSearch(page, [room(1)]);
    await page.route('**/api/public/calendar?*', (route) =>
      route.fulfill({
        json: {
          days: [
            { date: day(18), free: 3, lowest_price: 1350 },
            { date: day(19), free: 0, lowest_price: null },
          ],
        },
      }),
    );
    await page.goto(STAY);
    await openForm(page, isMobile);
    const field = page.getByLabel('Check In');
    await field.focus();
    await expect(page.getByRole('button', { name: 'Increase guests' })).toBeVisible();
    await page.getByLabel('Check In').press('Enter');
    await expect(page.getByRole('grid', { name: formatDate(day(18), 'month-year') })).toBeVisible();
    await expect(
      page.getByRole('button', { name: `${formatDate(day(18), 'long')}, from ₹1,350` }),
    ).toBeFocused();
    await expect(
      page.getByRole('button', { name: `unavailable, ${formatDate(day(19), 'long')}` }),
    ).toBeDisabled();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('grid')).toBeHidden();
    await expect(page.getByLabel('Check In')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('grid')).toBeVisible();
    await page.getByLabel('Add Guests').focus();
    await expect(page.getByRole('grid')).toBeHidden();
    await page.getByLabel('Check In').press('Enter');
    await expect(page.getByRole('button', { name: formatDate(day(18), 'long') })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('grid')).toBeHidden();
    await expect(page.getByLabel('Check In')).toHaveValue(formatDate(day(17), 'numeric'));
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the plain form works, and the results show the phone number', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Check In').fill(day(18));
    await page.getByLabel('Check Out').fill(day(20));
    await page.getByLabel('Add Guests').fill('3');
    await form(page).getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(`/rooms?checkIn=${day(18)}&checkOut=${day(20)}&guests=3&children=0`);
    await expect(page.getByRole('main').getByRole('link', { name: /^\+\d/ })).toHaveAttribute(
      'href',
      /^tel:/,
    );
  });
});
