import type { Page } from 'playwright/test';
import * as booking from '../support/booking.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, WIDE } from '../support/e2e.ts';
import { ownStay } from '../support/nights.ts';

/** Nights on which every room is free, for tests without a booking. */
const NIGHTS = booking.stayIn(45);

async function addToCart(page: Page, room: number, stay: booking.Stay, guests = 2): Promise<void> {
  await page.goto(`/rooms/${room}?${booking.query(stay, guests)}`);
  await booking.press(page, 'Add to Cart');
  await expect(page.getByRole('button', { name: 'In Cart' })).toBeVisible();
}

/** Changes the stored cart, as an old tab might have left it. */
function changeCart(page: Page, change: Record<string, unknown>): Promise<void> {
  return page.evaluate((change) => {
    const items = JSON.parse(localStorage.getItem('cart') ?? '[]');
    const changed = items.map((item: object) => ({ ...item, ...change }));
    localStorage.setItem('cart', JSON.stringify(changed));
  }, change);
}

test('an empty cart is shown as empty, on /booking and in the checkout', async ({ page }) => {
  for (const path of ['/booking', '/rooms/checkout', '/payment']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Browse Rooms' })).toHaveAttribute('href', '/rooms');
    const steps = page.getByRole('navigation', { name: 'Booking steps' });
    await expect(steps.getByRole('listitem')).toHaveCount(5);
    await expect(steps.getByText('completed')).toHaveCount(0);
  }
});

test('two rooms are booked together through the checkout', WIDE, async ({ page }) => {
  const stay = await ownStay(page.request, [1, 2]);
  await addToCart(page, 1, stay, 4);
  await addToCart(page, 2, stay, 4);
  await page.goto('/booking');
  await expect(page.getByText('Total Guests: 4 in 2 rooms')).toBeVisible();
  await expect(page.getByText('Room 2', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await booking.press(page, 'Continue to Add-ons');
  await expect(booking.currentStep(page)).toContainText('Add-ons');

  await page.goto('/rooms/checkout');
  await expect(page).toHaveTitle(/Checkout/);
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout: Your Details' })).toBeVisible();
  await booking.fillDetails(page);
  await booking.press(page, /^Continue/);
  await expect(page).toHaveURL(/\/payment$/);
  await booking.pay(page, 'Pay 50% advance');
  const reference = await booking.confirmedReference(page);
  await page.reload();
  await expect(page.getByText(reference).first()).toBeVisible();
  await booking.press(page, 'Book Another Room');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: /^Cart, 0/ })).toBeAttached();
});

test('a second booking starts without the first one', async ({ page }) => {
  const stay = await ownStay(page.request, [1, 7]);
  const book = async (room: number) => {
    await booking.goToPayment(page, room, stay);
    await booking.pay(page, 'Pay in full');
    return booking.confirmedReference(page);
  };
  const first = await book(1);
  const second = await book(7);
  expect(second).not.toBe(first);
  await expect(page.getByText(first)).toHaveCount(0);
});

test("a party too large for its rooms sees what it needs, and can't continue", async ({ page }) => {
  await addToCart(page, 1, NIGHTS, 4);
  await booking.press(page, 'Continue to Add-ons');
  await expect(page.getByRole('heading', { name: 'Room Capacity Exceeded' })).toBeVisible();
  await expect(
    page.getByText(
      'For 4 adult guests, you need to book at least 2 rooms for comfort. Please increase the room count.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue to Your Details' })).toBeDisabled();
});

test('the add-ons need a room in the cart: a temporary message, and the focus on the button', async ({
  page,
}) => {
  await page.goto(`/rooms/1?${booking.query(NIGHTS)}`);
  await booking.press(page, 'Continue to Add-ons');
  const message = page.getByText('Please add a room to cart before continuing to add-ons.');
  await expect(message).toBeVisible();
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await expect(add).toBeFocused();
  await expect(add).toBeInViewport({ ratio: 1 });
  await expect(message).toBeHidden({ timeout: 8000 });
});

test('continuing from a room outside the cart shows a message with a button to add it', async ({ page }) => {
  await addToCart(page, 1, NIGHTS);
  await page.goto(`/rooms/2?${booking.query(NIGHTS)}`);
  await booking.press(page, 'Continue to Add-ons');
  await expect(page.getByText(/is not in your cart: you are booking the rooms that are\./)).toBeVisible();
  await booking.press(page, 'Add it');
  await expect(page.getByRole('link', { name: /^Cart, 2 rooms/ })).toBeAttached();
  await expect(booking.currentStep(page)).toContainText('Add-ons');
});

test('a link to /booking/{id} adds its room to the cart, once', async ({ page }) => {
  const { checkIn, checkOut } = NIGHTS;
  await page.goto(`/booking/2?checkin=${checkIn}&checkout=${checkOut}&guests=2`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/\/booking$/);
  await booking.press(page.getByRole('article'), /^Remove/);
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('stored rooms of two stays: the guest chooses one', WIDE, async ({ page }) => {
  await addToCart(page, 1, NIGHTS);
  await addToCart(page, 2, NIGHTS);
  const { checkIn, checkOut } = booking.stayIn(48);
  await page.evaluate(
    (stay) => {
      const [one, other] = JSON.parse(localStorage.getItem('cart') ?? '[]');
      localStorage.setItem('cart', JSON.stringify([one, { ...other, ...stay }]));
    },
    { checkInDate: checkIn, checkOutDate: checkOut },
  );
  await page.goto('/booking');
  await booking.press(page, 'Continue to Add-ons');
  const dialog = page.getByRole('dialog', { name: 'Which stay do you want to book?' });
  await expectAccessible(page);
  await booking.press(dialog, /^Book this stay/);
  await expect(booking.currentStep(page)).toContainText('Add-ons');
  await expect(page.getByRole('link', { name: /^Cart, 1 room/ })).toBeAttached();
});

test('a changed price is shown with the new total, and then paid', async ({ page, problems }) => {
  problems.allow(/409/);
  await booking.goToPayment(page, 1, await ownStay(page.request, 1));
  const tampered = { price: 100, discount: 0, total_discount: 0, final_price: 100 };
  const promised = await page
    .getByRole('main')
    .getByText(/^₹[\d,]+ now$/)
    .first()
    .innerText();
  await changeCart(page, tampered);
  await page.reload();
  // The quoted price applies, whatever the cart says.
  await expect(page.getByRole('main').getByText(promised)).toBeVisible();
  await page.route('**/api/public/quote', (route) => route.abort());
  problems.allow(/public\/quote|ERR_FAILED/);
  await page.evaluate(() => localStorage.removeItem('quote'));
  await changeCart(page, tampered);
  await page.reload();
  await page.getByRole('radio', { name: 'Pay in full' }).check();
  await page.getByRole('main').getByRole('button', { name: /^Pay/ }).click();
  const told = page.getByText(/The price has changed: the new total is ₹/);
  await expect(told).toBeVisible();
  const total = booking.rupees(await told.innerText());
  const button = page.getByRole('main').getByRole('button', { name: /^Pay/ });
  await expect.poll(async () => booking.rupees(await button.innerText())).toBe(total);
  await booking.pay(page, 'Pay in full');
  await booking.confirmedReference(page);
});

test('a room taken meanwhile is named, and later shown as sold out', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.allow(/409/);
  const stay = await ownStay(page.request, 3);
  await booking.goToPayment(page, 3, stay);
  const other = await browser.newContext({ baseURL });
  const rival = await other.newPage();
  await booking.goToPayment(rival, 3, stay);
  await booking.pay(rival, 'Pay in full');
  await booking.confirmedReference(rival);
  await other.close();

  await page.getByRole('radio', { name: 'Pay in full' }).check();
  await page.getByRole('main').getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText(/is no longer available/)).toBeVisible();
  await booking.press(page, 'Room Details');
  await page.reload();
  await expect(page.getByText('Sold Out on Selected Dates')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue to Add-ons' })).toBeDisabled();
});

test('a link to an unknown room shows a message', async ({ page, problems }) => {
  problems.allow(/404/);
  for (const path of ['/booking/999', '/booking/nonsense']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Room not found' })).toBeVisible();
    await expect(page.getByText("We couldn't find the room you're looking for.")).toBeVisible();
    await expect(page.getByText('Your cart is empty')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Back to Rooms' }).first()).toHaveAttribute('href', '/rooms');
  }
});
