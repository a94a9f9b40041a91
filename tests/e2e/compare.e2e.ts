import { day } from '../support/booking.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e.ts';
import { watchLayoutShifts } from '../support/layout-shift.ts';
import { fakeSearch, room, STAY } from '../support/search.ts';

const amenities = (...names: string[]) => names.map((name) => ({ name, available: true }));

test('up to three rooms are compared side by side', async ({ page }) => {
  await fakeSearch(page, [
    room(1, { beds: 'Double bed', floor: 'Ground floor', amenities: amenities('Kettle', 'Balcony') }),
    room(2, { beds: 'Double bed and a cot', floor: '', amenities: amenities('Kettle') }),
    room(3),
    room(4),
  ]);
  const shifts = await watchLayoutShifts(page);
  await page.goto(STAY);
  const choose = (name: string) =>
    page.getByRole('article', { name }).getByRole('checkbox', { name: 'Compare' });
  await choose('Room 1').check();
  await expect(page.getByRole('button', { name: 'Choose another room to compare' })).toBeDisabled();
  await choose('Room 2').check();
  await choose('Room 3').check();
  await expect(choose('Room 4')).toBeDisabled();
  await choose('Room 3').uncheck();
  await expect(choose('Room 4')).toBeEnabled();
  await expectAccessible(page);
  expect(await shifts()).toEqual([]);

  await page.getByRole('button', { name: 'Compare 2 rooms' }).click();
  const table = page.getByRole('dialog', { name: 'Compare rooms' }).getByRole('table');
  await expect(table.getByRole('columnheader').getByRole('link')).toHaveText(['Room 1', 'Room 2']);
  const row = (name: string) => table.getByRole('row').filter({ hasText: name }).getByRole('cell');
  await expect(row('Beds')).toHaveText(['Double bed', 'Double bed and a cot']);
  await expect(row('Floor')).toHaveText(['Ground floor', '–']);
  await expect(row('Balcony')).toHaveText(['Yes', 'No']);
  await expect(table.getByText('Kettle')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByRole('button', { name: /Compare|Choose another/ })).toHaveCount(0);
});

test('a card shows what tells its room from the others, and nothing that all need', async ({ page }) => {
  const usual = ['Free WiFi', 'Kettle', 'Television'];
  await fakeSearch(page, [
    room(1, { amenities: amenities(...usual, 'Sea View'), beds: 'Double bed', floor: 'First floor' }),
    room(2, { amenities: amenities(...usual) }),
  ]);
  await page.goto(`/rooms?checkIn=${day(18)}&checkOut=${day(20)}&guests=4&children=2`);
  const card = page.getByRole('article', { name: 'Room 1' });
  await expect(card.getByRole('listitem')).toHaveText(['Sea View', 'Free WiFi', 'Kettle', '+1 more']);
  await expect(card).toContainText('Double bed');
  await expect(card).toContainText('First floor');
  await expect(page.getByText('For 4 adults and 2 children you need 2 rooms')).toHaveCount(1);
});

test('the first price is in the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(STAY);
  const price = page.getByRole('article').first().getByText(/^₹/).last();
  await expect(price).toBeInViewport({ ratio: 1 });
});

test('the map says that it can not be loaded', async ({ page }) => {
  await page.route(/tile\.openstreetmap/, (route) => route.abort());
  await fakeSearch(page, [room(1)]);
  await page.goto(STAY);
  const open = page.getByRole('button', { name: 'Map', exact: true });
  if (await open.isVisible()) await open.click();
  const map = page.getByRole('region', { name: 'Our homestays' });
  await expect(map.getByRole('status')).toContainText("The map can't be loaded at the moment.");
  await expect(map.getByRole('button', { name: /^Sagar Kutir/ })).toBeVisible();
  await expect(map.getByText('The address and the link below')).toHaveCount(0);
});

test('the map shows each homestay with what the stay costs there, and filters by it', async ({ page }) => {
  await fakeSearch(page, [
    room(1, { final_price: 2470 }),
    room(2, { final_price: 1282 }),
    room(7, { final_price: 1900, property_id: 2, homestay_name: 'Temple Courtyard' }),
  ]);
  const shifts = await watchLayoutShifts(page);
  await page.goto(STAY);
  const open = page.getByRole('button', { name: 'Map', exact: true });
  if (await open.isVisible()) await open.click();
  const map = page.getByRole('region', { name: 'Our homestays' });
  await expect(map.getByRole('button', { name: 'Sagar Kutir from ₹1,282' })).toBeVisible();
  const temple = map.getByRole('button', { name: 'Temple Courtyard from ₹1,900' });
  await temple.press('Enter');
  await expect(page).toHaveURL(/&homestay=2$/);
  await expect(temple).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('article')).toHaveCount(1);
  await temple.press('Enter');
  await expect(page.locator('article')).toHaveCount(3);
  await expectAccessible(page);
  expect(await shifts()).toEqual([]);
});
