import type { Page } from 'playwright/test';
import * as booking from '../support/booking.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e.ts';
import { ownStay } from '../support/nights.ts';

/** Nights on which every room is free, for tests without a booking. */
const NIGHTS = booking.stayIn(45);

async function addToCart(page: Page, room: number, stay: booking.Stay, guests = 2): Promise<void> {
  await page.goto(`/rooms/${room}?${booking.query(stay, guests)}`);
  await booking.press(page, 'Add to Cart');
  await expect(page.getByRole('button', { name: 'In Cart' })).toBeVisible();
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

test('two rooms are booked together through the checkout', async ({ page }) => {
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

test('a link to /booking/{id} adds its room to the cart, once', async ({ page }) => {
  const { checkIn, checkOut } = NIGHTS;
  await page.goto(`/booking/2?checkin=${checkIn}&checkout=${checkOut}&guests=2`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/\/booking$/);
  await booking.press(page.getByRole('article'), /^Remove/);
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('stored rooms of two stays: the guest chooses one', async ({ page }) => {
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
