import { formatDate } from '#domain/calendar.ts';
import { chooseDay, day } from '../support/booking.ts';
import { expect, test } from '../support/e2e.ts';
import { fakeSearch, openForm, room } from '../support/search.ts';

test('the search bar opens the check-out after the check-in, says nights and price, and can be cleared', async ({
  page,
  isMobile,
}) => {
  await fakeSearch(page, [room(1), room(2, { final_price: 3000 })]);
  await page.goto('/');
  await openForm(page, isMobile);
  await chooseDay(page, 'Check In', day(18));
  const nights = page.getByRole('button', { name: `${formatDate(day(20), 'long')}, 2 nights` });
  await expect(nights).toBeVisible();
  await nights.click();
  await expect(page.getByText('2 nights', { exact: true })).toBeVisible();
  await expect(page.getByText('From ₹3,000 for your stay')).toBeVisible();
  await page.getByLabel('Check Out').click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByLabel('Check Out')).toHaveValue('');
});
