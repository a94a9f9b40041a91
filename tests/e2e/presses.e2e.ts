import type { Locator } from 'playwright/test';
import { formatDate } from '#domain/dates/calendar.ts';
import { fillDetails } from '../support/booking.ts';
import { expect, test } from '../support/e2e.ts';
import { EVERY_ROOM, ownStay } from '../support/nights.ts';

/** From the home page to a paid booking, on a phone; turning the calendar's pages to the month comes on top. */
const MOST_PRESSES = 14;

test('a first booking takes few presses', async ({ page, isMobile }) => {
  const stay = await ownStay(page.request, EVERY_ROOM);
  let presses = 0;
  const press = async (control: Locator) => {
    await control.first().click();
    presses += 1;
  };
  const button = (name: string | RegExp, scope: Locator = page.getByRole('main')) =>
    scope.getByRole('button', { name }).or(scope.getByRole('link', { name }));
  const choose = async (field: 'Check In' | 'Check Out', date: string) => {
    const calendar = page.getByLabel(field).locator('..');
    await calendar.getByRole('grid').waitFor();
    while (!(await calendar.getByRole('grid', { name: formatDate(date, 'month-year') }).isVisible())) {
      await calendar.getByRole('button', { name: 'Next month' }).click();
    }
    await press(calendar.getByRole('button', { name: new RegExp(`^${formatDate(date, 'long')}`) }));
  };

  await page.goto('/');
  const form = page.getByRole('search');
  await press(isMobile ? form.getByRole('button', { name: 'Book Now' }) : page.getByLabel('Check In'));
  await choose('Check In', stay.checkIn);
  await choose('Check Out', stay.checkOut);
  await press(form.getByRole('button', { name: 'Search', exact: true }));
  await press(button('Book Now', page.getByRole('article').first()));
  await press(button('Add to Cart'));
  await press(button('Continue to Add-ons'));
  await press(button(/^Continue/));
  await fillDetails(page);
  await press(button(/^Continue/));
  await press(page.getByRole('radio', { name: 'Pay in full' }));
  await press(button(/^Pay ₹/));
  await press(
    page.getByRole('dialog', { name: 'Test payment' }).getByRole('button', { name: 'Pay', exact: true }),
  );
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible();
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
});
