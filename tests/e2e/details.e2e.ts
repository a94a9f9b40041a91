import * as booking from '../support/booking.ts';
import { expect, test, WIDE } from '../support/e2e.ts';

test(
  'details: an error beside each field, the first one focused, nothing typed lost',
  WIDE,
  async ({ page }) => {
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
    await page.getByLabel('Country').fill('Nepal');
    await page.getByLabel('State').fill('Bagmati');
    await page.reload();
    await expect(page.getByLabel('State')).toHaveValue('Bagmati');
    // A state of another country does not come along.
    await page.getByLabel('Country').fill('India');
    await expect(page.getByLabel('State')).toHaveValue('');
    const draft = await page.evaluate(() => JSON.parse(localStorage.getItem('booking') ?? '{}'));
    expect(draft.userDetails).toMatchObject({ country: 'India', state: '' });
  },
);

test('similar rooms: a failed search says so, and the room itself is assumed to be free', async ({
  page,
  problems,
}) => {
  problems.allow(/request failed|console error/);
  await page.route('**/check-room-availability*', (route) => route.abort());
  await page.goto(`/rooms/2?${booking.query(booking.stayIn(45))}`);
  await expect(page.getByText('Failed to load rooms. Please try again later.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
});

test('similar rooms: none left says so', async ({ page }) => {
  await page.route('**/check-room-availability*', (route) => route.fulfill({ json: { rooms: [] } }));
  await page.goto(`/rooms/2?${booking.query(booking.stayIn(45))}`);
  await expect(page.getByText('No other rooms available for these dates.')).toBeVisible();
});
