import * as booking from '../support/booking.ts';
import { expect, test } from '../support/e2e.ts';

test('details: an error beside each field, focus on the first, typed text kept', async ({ page }) => {
  await page.goto(`/rooms/2?${booking.query(booking.stayIn(45))}`);
  await booking.press(page, 'Add to Cart');
  await booking.press(page, 'Continue to Add-ons');
  await booking.press(page, 'Continue to Your Details');
  await page.getByLabel('Email').fill('asha@');
  await booking.press(page, 'Continue to Payment');
  for (const sentence of [
    'Name is required',
    'Email is invalid',
    'Phone number is required',
    'Address is required',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue('asha@');
  await expect(page.getByText('your invoice and the guest register')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('By booking you agree to our Terms.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  await page.getByLabel('Name', { exact: true }).fill('A');
  await page.getByLabel('Phone').fill('12345');
  await page.getByLabel('Address').fill('Puri');
  for (const sentence of [
    'Please enter your full name',
    'Please enter a phone number we can call',
    'Please enter your postal address',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await page.getByLabel('Name', { exact: true }).fill('Asha www.win.example');
  await expect(page.getByText('Please enter a name without links')).toBeVisible();
  await expect(page.getByLabel('Country').locator('option').first()).toHaveText('India');
  const groups = page.getByLabel('State').locator('optgroup');
  expect(await groups.evaluateAll((all) => all.map((one) => one.getAttribute('label')))).toEqual([
    'States',
    'Union territories',
  ]);
  expect(await groups.nth(0).locator('option').count()).toBe(28);
  expect(await groups.nth(1).locator('option').count()).toBe(8);
  await page.getByLabel('State').selectOption('Delhi');
  await page.getByLabel('Country').selectOption('Nepal');
  await page.getByLabel('State').fill('Bagmati');
  await page.reload();
  await expect(page.getByLabel('State')).toHaveValue('Bagmati');
  // The state is cleared with the country.
  await page.getByLabel('Country').selectOption('India');
  await expect(page.getByLabel('State')).toHaveValue('');
  const draft = await page.evaluate(() => JSON.parse(localStorage.getItem('booking') ?? '{}'));
  expect(draft.userDetails).toMatchObject({ country: 'India', state: '' });
});

test('similar rooms: a failed search is reported, and the room is assumed to be free', async ({
  page,
  problems,
}) => {
  problems.allow(/request failed|console error/);
  await page.route('**/check-room-availability*', (route) => route.abort());
  await page.goto(`/rooms/2?${booking.query(booking.stayIn(45))}`);
  await expect(page.getByText('Failed to load rooms. Please try again later.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
});
