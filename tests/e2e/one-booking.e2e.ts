import type { Page } from 'playwright/test';
import { formatStay } from '#domain/dates/calendar.ts';
import * as booking from '../support/booking.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e.ts';

const BOOKED = booking.stayIn(45);
const OTHER = booking.stayIn(52);

async function addToCart(page: Page, room: number, stay: booking.Stay, guests = 2): Promise<void> {
  await page.goto(`/rooms/${room}?${booking.query(stay, guests)}`);
  await booking.press(page, 'Add to Cart');
}
const cart = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));

test('rooms for other dates than the booking show a notice, with a way back or to move the booking', async ({
  page,
}) => {
  await addToCart(page, 1, BOOKED);
  await page.goto(`/rooms?${booking.query(OTHER)}`);
  const notice = page.getByRole('complementary', { name: /^Your booking has/ });
  await expect(notice).toContainText(
    `These rooms are for ${formatStay(OTHER)}. Your booking is for ${formatStay(BOOKED)}, 2 guests.`,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await booking.press(notice, 'Show those dates');
  await expect(page).toHaveURL(new RegExp(`checkIn=${BOOKED.checkIn}`));
  await expect(notice).toHaveCount(0);
  await page.goBack();
  await booking.press(notice, 'Move my booking');
  await booking.press(page.getByRole('dialog', { name: 'Update Booking Dates?' }), 'Update');
  await expect(notice).toHaveCount(0);
  expect(await cart(page)).toMatchObject([{ id: 1, checkInDate: OTHER.checkIn }]);
});

test('a room of another stay asks before the cart changes, and one of another homestay can only replace it', async ({
  page,
}) => {
  await addToCart(page, 1, BOOKED);
  await addToCart(page, 2, OTHER);
  const dialog = page.getByRole('dialog', { name: 'One booking, one stay' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  const move = dialog.getByRole('button', { name: `Move my booking to ${formatStay(OTHER)}` });
  await expect(move).toBeEnabled();
  await expect(dialog.getByText(/^2 rooms, ₹[\d,]+ in total$/)).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await booking.press(dialog, 'Cancel');
  expect(await cart(page)).toMatchObject([{ id: 1, checkInDate: BOOKED.checkIn }]);

  await booking.press(page, 'Add to Cart');
  await booking.press(dialog, 'Keep my dates');
  await expect(page.getByRole('button', { name: 'In Cart' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`checkIn=${BOOKED.checkIn}`));
  expect((await cart(page)).map((item: { checkInDate: string }) => item.checkInDate)).toEqual([
    BOOKED.checkIn,
    BOOKED.checkIn,
  ]);

  await addToCart(page, 7, BOOKED);
  await expect(dialog.getByText(/one booking is for one homestay/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Move|^Keep/ })).toHaveCount(0);
  await booking.press(dialog, 'Replace my booking');
  await expect(page.getByText(/^Your booking is now for .*: 1 room, ₹/)).toBeVisible();
  expect(await cart(page)).toMatchObject([{ id: 7 }]);
});
