import { addDays, formatDate, todayInIndia } from '#domain/dates/calendar.ts';
import * as booking from '../support/booking.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, holdScripts, test, WIDE } from '../support/e2e.ts';
import { watchLayoutShifts } from '../support/layout-shift.ts';

const stay = () => booking.stayIn(45, 3);

test('a room shows its photos, one by one in full screen', WIDE, async ({ page }) => {
  await page.goto(`/rooms/1?${booking.query(stay())}`);
  const second = page.getByRole('button', { name: /^Photo 2 of/ });
  await second.click();
  const viewer = page.getByRole('dialog', { name: 'Photos' });
  await expect(viewer.getByRole('status')).toHaveText(/^Photo 2 of \d+$/);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('status')).toHaveText(/^Photo 3 of/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByRole('status')).toHaveText(/^Photo 1 of/);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(second).toBeFocused();
});

test('a swipe over 50 px changes the photo, a shorter one does not', async ({ page }) => {
  await page.goto(`/rooms/1?${booking.query(stay())}`);
  await page.getByRole('button', { name: /^Photo 2 of/ }).click();
  const viewer = page.getByRole('dialog', { name: 'Photos' });
  await expect(viewer.getByRole('status')).toHaveText(/^Photo 2 of/);
  const finger = await page.context().newCDPSession(page);
  const swipe = async (way: number) => {
    const to = (type: 'touchStart' | 'touchMove', x: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 300 }] });
    await to('touchStart', 160);
    await to('touchMove', 160 + way);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(-51);
  await expect(viewer.getByRole('status')).toHaveText(/^Photo 3 of/);
  await swipe(-50);
  await swipe(60);
  await expect(viewer.getByRole('status')).toHaveText(/^Photo 2 of/);
});

test('a room shows its price by night, policies, host and place', async ({ page }) => {
  await page.goto(`/rooms/1?${booking.query(stay())}`);
  await expect(page.getByText('5% off for 3 nights')).toBeVisible();
  await expect(page).toHaveTitle(/^Garuda Room · /);
  await expect(page.getByRole('heading', { name: 'Homestay policies' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sarala Mohanty, your host' })).toBeVisible();
  await page.getByRole('button', { name: /Host/ }).click();
  await expect(page.getByRole('dialog', { name: 'Sarala Mohanty, your host' })).toContainText(
    /I am up before you.*We are the Mohanty family/s,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a press before the page is ready counts afterwards', async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto(`/rooms/2?${booking.query(stay())}`, { waitUntil: 'commit' });
  const wish = page.getByRole('button', { name: 'Add to Wishlist' });
  await wish.click();
  await expect(wish).toHaveAttribute('aria-pressed', 'false');
  arrive();
  await expect(wish).toHaveAttribute('aria-pressed', 'true');
  await wish.click();
  await expect(wish).toHaveAttribute('aria-pressed', 'false');
});

test('all quick presses count, and counting down by key keeps the focus at the limit', async ({ page }) => {
  await page.goto(`/rooms/2?${booking.query(stay())}`);
  const more = page.getByRole('button', { name: 'Increase guests' });
  await more.click({ clickCount: 3 });
  await expect(page.getByRole('spinbutton', { name: 'Guests' })).toHaveValue('5');
  await expect(page).toHaveURL(/[?&]guests=5\b/);
  const fewer = page.getByRole('button', { name: 'Decrease guests' });
  await fewer.click();
  await expect(page).toHaveURL(/[?&]guests=4\b/);
  // At the limit another press does nothing.
  await fewer.focus();
  for (const _press of [1, 2, 3, 4]) await page.keyboard.press('Enter');
  await expect(page.getByRole('spinbutton', { name: 'Guests' })).toHaveValue('1');
  await expect(page).toHaveURL(/[?&]guests=1\b/);
  await expect(fewer).toBeDisabled();
  await expect(fewer).toBeFocused();
});

test('each press changes the month and its days, and the first month is no dead end', async ({ page }) => {
  const { checkIn, checkOut } = booking.stayIn(40);
  await page.goto(`/rooms/1?${booking.query({ checkIn, checkOut })}`);
  await page.getByLabel('Check In').click();
  const name = page.getByRole('navigation', { name: 'Months' }).getByRole('status');
  await expect(name).toHaveText(formatDate(checkIn, 'month-year'));
  const later = formatDate(addDays(checkIn.replace(/\d\d$/, '15'), 91), 'month-year');
  const next = page.getByRole('button', { name: 'Next month' });
  for (let press = 0; press < 3; press += 1) await next.dispatchEvent('click');
  await expect(name).toHaveText(later);
  const days = page.getByRole('grid', { name: later });
  await expect(days.getByRole('button', { name: new RegExp(` 1 ${later}`) })).toBeVisible();

  const previous = page.getByRole('button', { name: 'Previous month' });
  while ((await previous.getAttribute('aria-disabled')) !== 'true') await previous.click();
  await expect(name).toHaveText(formatDate(todayInIndia(new Date()), 'month-year'));
  // Hidden, it would lose the focus, and the calendar would close.
  await expect(previous).toBeFocused();
  await previous.press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a press sees the result of the one before, and is stored, however soon the next one comes', async ({
  page,
}) => {
  await page.goto(`/rooms/1?${booking.query(stay())}`);
  const cart = page.getByRole('button', { name: 'Add to Cart' });
  await expect(cart).toBeEnabled();
  const guests = Number(await page.getByLabel('Guests', { exact: true }).inputValue());
  // At once, as a phone delivers presses that waited while it was busy.
  const kept = await page.evaluate(() => {
    for (const label of ['[aria-label="Increase guests"]', '#add-to-cart', '[aria-pressed=false]']) {
      document.querySelector<HTMLElement>(`main ${label}`)?.click();
    }
    const { cart: rooms, wishlist: wishes } = localStorage;
    return [rooms, wishes].map((list) => JSON.parse(list ?? '[]')[0]);
  });
  expect(kept).toMatchObject([{ id: 1, guests: guests + 1 }, { id: 1 }]);
  await expect(page.getByRole('link', { name: 'Cart, 1 room', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wishlist, 1 room', exact: true })).toBeVisible();
});

test('on a phone held sideways the whole calendar is reachable', async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  const { checkIn } = stay();
  await page.goto(`/rooms/1?${booking.query(stay())}`);
  await page.getByLabel('Check In').first().click();
  const dialog = page.getByRole('dialog', { name: 'Choose a date' });
  await expect(dialog).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Previous month' })).toBeInViewport({ ratio: 1 });
  const last = addDays(`${addDays(`${checkIn.slice(0, 7)}-01`, 31).slice(0, 7)}-01`, -1);
  await dialog.getByRole('button', { name: formatDate(last, 'long') }).click();
  await expect(page.getByLabel('Check In').first()).toHaveValue(formatDate(last, 'numeric'));
});

test('Back goes one step back, and the step’s heading has the focus', async ({ page }) => {
  await booking.goToPayment(page, 2, stay());
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Details' })).toBeFocused();
  await booking.press(page, 'Back');
  await expect(booking.currentStep(page)).toContainText('Add-ons');
  await page.goForward();
  await expect(booking.currentStep(page)).toContainText('Your Details');
});

test('nothing moves by itself from the room to the payment', async ({ page }) => {
  const shifts = await watchLayoutShifts(page);
  await booking.goToPayment(page, 2, stay());
  expect(await shifts()).toEqual([]);
});

test('a room’s page is shown before its price, and does not move afterwards', WIDE, async ({ page }) => {
  const shifts = await watchLayoutShifts(page);
  const answers = Promise.withResolvers<void>();
  await page.route('**/api/public/room/1*', async (route) => {
    await answers.promise;
    await route.continue();
  });
  await page.goto(`/rooms/1?${booking.query(stay())}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Garuda Room' })).toBeVisible();
  await expect(page.getByText('Kettle')).toBeAttached();
  const wish = page.getByRole('button', { name: 'Add to Wishlist' });
  await wish.click();
  await expect(wish).toHaveAttribute('aria-pressed', 'true');
  answers.resolve();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  await expect(wish).toHaveAttribute('aria-pressed', 'true');
  expect(await shifts()).toEqual([]);
  // After leaving the step and returning, all sections are there again.
  await booking.press(page, 'Add to Cart');
  await booking.press(page, 'Continue to Add-ons');
  await expect(booking.currentStep(page)).toContainText('Add-ons');
  await booking.press(page, 'Back');
  await page.getByRole('button', { name: /Host/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Mohanty');
});
