import { formatOrdinalDate } from '#domain/calendar.ts';
import { query, roomCard, stayIn } from '../support/booking.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, WIDE } from '../support/e2e.ts';

const stay = stayIn(45);

test('results without dates are those of the default search, and Back leaves them', async ({ page }) => {
  await page.goto('/');
  await page.goto('/rooms?guests=3');
  await expect(page).toHaveURL(/checkIn=\d{4}-\d{2}-\d{2}&checkOut=\d{4}-\d{2}-\d{2}&guests=3&children=0/);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test(
  'results: banner, cards with price and facts, accessible and no wider than the screen',
  WIDE,
  async ({ page }) => {
    await page.goto(`/rooms?${query(stay)}`);
    const from = formatOrdinalDate(stay.checkIn);
    const to = formatOrdinalDate(stay.checkOut);
    await expect(page.getByText(`Showing results for available rooms from ${from} - ${to}`)).toBeVisible();
    const card = page.getByRole('article').first();
    await expect(card.getByText(/^Sleeps \d/)).toBeVisible();
    await expect(card.getByText(/₹[\d,]+/).first()).toBeVisible();
    await expect(card.getByText(/^(AC|Non-AC) Room$/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  },
);

test('a stay too far ahead has no rates yet', async ({ page }) => {
  await page.goto(`/rooms?${query(stayIn(500))}`);
  await expect(
    page.getByText(/Sorry, we have not yet started the booking for the month of/).first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Not Available' }).first()).toBeDisabled();
  await expectAccessible(page);
});

test('too large a party finds nothing', async ({ page }) => {
  await page.goto(`/rooms?${query(stay, 60)}`);
  await expect(page.getByRole('heading', { name: 'No rooms available' })).toBeVisible();
  await expectAccessible(page);
});

test('past dates can be viewed, not booked', async ({ page }) => {
  await page.goto(`/rooms?${query(stayIn(-20))}&pastDate=true`);
  await expect(page.getByText(/The selected festival dates are in the past/)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book Now' })).toHaveCount(0);
});

test('an unreachable server is reported, and the page can be loaded again', async ({ page, problems }) => {
  problems.allow(/check-room-availability|Failed to load/);
  await page.route('**/check-room-availability*', (route) => route.abort());
  await page.goto(`/rooms?${query(stay)}`);
  await expect(page.getByText('Failed to load rooms. Please try again later.')).toBeVisible();
  await expect(page.getByText('Please try refreshing the page or try again later.')).toBeVisible();
  await expectAccessible(page);
});

test('a room is shared by its link', async ({ page, context, problems }) => {
  problems.allow(/clipboard/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/rooms?${query(stay)}`);
  await page.getByRole('article').first().getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Copy Link' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/rooms\/\d+\?checkIn=/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a room is added to the wishlist, then to the cart, and removed', async ({ page }) => {
  await page.goto('/wishlist');
  await expect(page.getByRole('link', { name: 'Browse Rooms' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/rooms?${query(stay)}`);
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').innerText()).trim();
  const wish = card.getByRole('button', { name: 'Add to Wishlist' });
  await wish.click();
  await expect(wish).toHaveAttribute('aria-pressed', 'true');
  // The toast must not cover the link.
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist, 1 room' }).click({ timeout: 3000 });
  await page.waitForURL('**/wishlist');

  const kept = roomCard(page, name);
  await expect(kept).toBeVisible();
  await expectAccessible(page);
  await kept.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(kept.getByRole('button', { name: 'In Cart' })).toBeDisabled();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 room' })).toBeVisible();
  await kept.getByRole('button', { name: /Remove/ }).click();
  await expect(kept).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Browse Rooms' })).toBeVisible();
});
