import { formatDate } from '#domain/dates/calendar.ts';
import * as booking from '../support/booking.ts';
import { expect, test } from '../support/e2e.ts';
import { goToDay, pressByKey, typeInto } from '../support/keyboard.ts';
import { watchLayoutShifts } from '../support/layout-shift.ts';
import { EVERY_ROOM, ownStay } from '../support/nights.ts';

test('a room is booked by keyboard alone, and nothing moves by itself', async ({ page, isMobile }) => {
  const shifts = await watchLayoutShifts(page);
  const { checkIn, checkOut } = await ownStay(page.request, EVERY_ROOM);

  await test.step('search', async () => {
    await page.goto('/');
    const form = page.getByRole('search');
    const focusedDay = page.getByRole('gridcell').getByRole('button').and(page.locator(':focus'));
    // A phone's sheet opens the first calendar by itself, and the chosen check-in opens the second.
    await pressByKey(
      page,
      isMobile ? form.getByRole('button', { name: 'Book Now' }) : page.getByLabel('Check In'),
    );
    for (const [field, date] of [
      ['Check In', checkIn],
      ['Check Out', checkOut],
    ] as const) {
      const month = page.getByRole('grid', { name: formatDate(date, 'month-year') });
      await expect(page.locator('.field', { has: focusedDay }).getByLabel(field)).toBeVisible();
      await goToDay(page, date);
      await expect(month.getByRole('button', { name: formatDate(date, 'long') })).toBeFocused();
      await page.keyboard.press('Enter');
      const shown = formatDate(date, 'numeric');
      await expect(page.getByLabel(field)).toHaveValue(shown);
    }
    await pressByKey(page, form.getByRole('button', { name: 'Search', exact: true }));
    await expect(page).toHaveURL(new RegExp(`/rooms\\?.*checkIn=${checkIn}`));
  });

  await test.step('choose a room and its add-ons', async () => {
    const card = page.getByRole('article').nth(isMobile ? 3 : 5);
    await pressByKey(
      page,
      card.getByRole('link', { name: 'Book Now' }).or(card.getByRole('button', { name: 'Book Now' })),
    );
    await expect(page).toHaveURL(/\/rooms\/\d+\?/);
    await pressByKey(page, page.getByRole('button', { name: 'Add to Cart' }));
    await pressByKey(page, page.getByRole('button', { name: 'Continue to Add-ons' }));
    await expect(booking.currentStep(page)).toContainText('Add-ons');
    await pressByKey(page, page.getByRole('checkbox', { name: 'Mahaprasad' }), 'Space');
    await pressByKey(page, page.getByRole('button', { name: /^Continue/ }));
  });

  await test.step('details', async () => {
    await expect(booking.currentStep(page)).toContainText('Your Details');
    for (const [field, value] of Object.entries(booking.GUEST)) {
      await typeInto(page, page.getByLabel(field, { exact: true }), value);
    }
    await typeInto(page, page.getByLabel('State'), 'Odi');
    await pressByKey(page, page.getByRole('button', { name: /^Continue/ }));
  });

  await test.step('payment', async () => {
    await expect(booking.currentStep(page)).toContainText('Payment');
    await pressByKey(page, page.getByRole('radio', { name: 'Pay in full' }), 'Space');
    await pressByKey(page, page.getByRole('main').getByRole('button', { name: /^Pay/ }));
    const dialog = page.getByRole('dialog', { name: 'Test payment' });
    await pressByKey(page, dialog.getByRole('button', { name: 'Pay', exact: true }));
    await booking.confirmedReference(page);
  });

  const download = page.waitForEvent('download');
  await pressByKey(page, page.getByRole('link', { name: 'Download Invoice' }));
  expect((await download).suggestedFilename()).toMatch(/^Invoice_SH\d+_.*\.pdf$/);
  expect(await shifts()).toEqual([]);
});

test('the focus stays on the pressed element, or near it if that is removed', async ({ page }) => {
  const stay = await ownStay(page.request, [9, 10]);
  await page.goto(`/rooms/9?${booking.query(stay)}`);
  await pressByKey(page, page.getByRole('button', { name: 'Add to Wishlist' }).first());
  await pressByKey(page, page.getByRole('button', { name: 'Add to Cart' }));
  await expect(page.getByRole('button', { name: 'Continue to Add-ons' })).toBeFocused();
  await page.goto(`/rooms/10?${booking.query(stay)}`);
  await pressByKey(page, page.getByRole('button', { name: 'Add to Cart' }));

  await test.step('payment', async () => {
    await booking.goToPaymentOfCart(page);
    const pay = page.getByRole('main').getByRole('button', { name: /^Pay/ });
    await pressByKey(page, pay);
    await expect(page.getByText('Please select a payment option')).toBeInViewport({ ratio: 1 });
    const choice = page.getByRole('radio', { name: 'Pay in full' });
    await expect(choice).toBeFocused();
    await expect(page.getByRole('group', { name: 'How would you like to pay?' })).toHaveAccessibleDescription(
      'Please select a payment option',
    );
    await pressByKey(page, choice, 'Space');
    await pressByKey(page, pay);
    const dialog = page.getByRole('dialog', { name: 'Test payment' });
    await pressByKey(page, dialog.getByRole('button', { name: 'Close' }));
    await expect(page.getByText(/^Payment wasn't completed/)).toBeInViewport({ ratio: 1 });
    await expect(pay).toBeFocused();
  });

  await test.step('the cart', async () => {
    await page.goto('/booking');
    const removes = page.getByRole('button', { name: /^Remove/ });
    await pressByKey(page, removes.first());
    await expect(page.getByRole('heading', { name: 'Selected Rooms' })).toBeFocused();
    await pressByKey(page, removes);
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeFocused();
  });

  await test.step('the wishlist', async () => {
    await page.goto('/wishlist');
    await pressByKey(page, page.getByRole('button', { name: /^Remove/ }));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
