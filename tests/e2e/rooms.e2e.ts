import { formatOrdinalDate, todayInIndia } from '#domain/dates/calendar.ts';
import { query, roomCard, stayIn } from '../support/booking.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e.ts';

const stay = stayIn(45);

test('results: banner, cards with price and facts, accessible and no wider than the screen', async ({
  page,
}) => {
  await page.goto(`/rooms?${query(stay)}`);
  const today = todayInIndia(new Date());
  const [from, to] = [formatOrdinalDate(stay.checkIn, today), formatOrdinalDate(stay.checkOut, today)];
  await expect(page.getByText(`Showing results for available rooms from ${from} - ${to}`)).toBeVisible();
  const card = page.getByRole('article').first();
  await expect(card.getByText(/^Sleeps \d/)).toBeVisible();
  await expect(card.getByText(/₹[\d,]+/).first()).toBeVisible();
  await expect(card.getByText(/^(AC|Non-AC) Room$/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a room is added to the wishlist, then to the cart, and removed', async ({ page }) => {
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
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
