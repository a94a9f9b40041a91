import { readFile } from 'node:fs/promises';
import * as booking from '../support/booking.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, watch } from '../support/e2e.ts';
import { answerLate, slowDown, watchLayoutShifts } from '../support/layout-shift.ts';
import { EVERY_ROOM, ownStay } from '../support/nights.ts';
import { readPdf } from '../support/pdf.ts';

test('from the home page to the invoice, and the room is taken', async ({
  page,
  browser,
  baseURL,
  problems,
  isMobile,
}) => {
  const stay = await ownStay(page.request, EVERY_ROOM);

  await test.step('search on the home page', async () => {
    await page.goto('/');
    const form = page.getByRole('search');
    if (isMobile) await form.getByRole('button', { name: 'Book Now' }).click();
    await booking.chooseDay(page, 'Check In', stay.checkIn);
    await booking.chooseDay(page, 'Check Out', stay.checkOut);
    await form.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/rooms\\?.*checkIn=${stay.checkIn}`));
  });

  const card = page.getByRole('article').first();
  const room = await card.getByRole('heading').first().innerText();

  await test.step('choose a room', async () => {
    await expect(page.getByText('Showing results for available rooms from')).toBeVisible();
    await booking.press(card, 'Book Now');
    await expect(page).toHaveURL(/\/rooms\/\d+\?/);
    await expect(page.getByRole('heading', { name: room }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('add-ons', async () => {
    await booking.press(page, 'Add to Cart');
    await booking.press(page, 'Continue to Add-ons');
    await expect(page.getByRole('checkbox', { name: 'Breakfast' })).toBeChecked();
    await expectAccessible(page);
    await booking.press(page, /^Continue/);
  });

  await test.step('details', async () => {
    await expect(booking.currentStep(page)).toContainText('Your Details');
    await booking.press(page, /^Continue/);
    await expect(page.getByText('Name is required')).toBeVisible();
    await expect(page.getByText('Email is required')).toBeVisible();
    await booking.fillDetails(page);
    await expectAccessible(page);
    await booking.press(page, /^Continue/);
  });

  await test.step('payment', async () => {
    await expect(booking.currentStep(page)).toContainText('Payment');
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Pay in full' }).check();
    await expectAccessible(page);
    await booking.press(page.getByRole('main'), /^Pay ₹/);
    const window = page.getByRole('dialog', { name: 'Test payment' });
    await expect(window).toBeVisible();
    await expectAccessible(page);
    await booking.press(window, 'Pay');
  });

  const reference = await booking.confirmedReference(page);
  await test.step('the property and its place, also in print', async () => {
    await expect(page.getByRole('definition').filter({ hasText: 'Puri, Odisha' })).toBeVisible();
    const { text, pages } = await readPdf(await page.pdf({ format: 'A4' }));
    expect(pages).toHaveLength(1);
    expect(text).toContain('Nilachal');
    expect(text).toContain('Puri, Odisha');
  });
  await expectAccessible(page);

  await test.step('the invoice is readable, with rupee signs', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download Invoice' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^Invoice_${reference}_.*\\.pdf$`));
    const { text } = await readPdf(await readFile(await file.path()));
    expect(text).toContain(reference);
    expect(text).toContain(booking.GUEST.Name);
    expect(text).toContain('₹');
  });

  await test.step('another browser no longer finds the room', async () => {
    const stranger = await browser.newContext({ baseURL });
    await watch(stranger, problems.found);
    const results = await stranger.newPage();
    await results.goto(`/rooms?${booking.query(stay)}`);
    await expect(results.getByRole('article').first()).toBeVisible();
    await expect(booking.roomCard(results, room)).toHaveCount(0);
    await stranger.close();
  });
});

test('an advance now, the balance at the homestay', async ({ page }) => {
  await booking.goToPayment(page, 2, await ownStay(page.request, 2));
  await page.reload();
  await expect(booking.currentStep(page)).toContainText('Payment');
  const button = page.getByRole('main').getByRole('button', { name: /^Pay/ });
  await page.getByRole('radio', { name: 'Pay in full' }).check();
  const total = booking.rupees(await button.innerText());
  await page.getByRole('radio', { name: 'Pay 50% advance' }).check();
  await expect(button).toContainText(/₹/);
  expect(booking.rupees(await button.innerText())).toBe(Math.ceil(total / 2));
  await booking.pay(page, 'Pay 50% advance');
  await booking.confirmedReference(page);

  await test.step('a reloaded confirmation does not move, also on a slow phone with a slow homestay', async () => {
    await answerLate(page, '**/api/public/room/2?*');
    await slowDown(page, 6);
    const shifts = await watchLayoutShifts(page);
    await page.reload();
    await booking.confirmedReference(page);
    await expect(page.getByRole('link', { name: 'Get directions' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toEqual([]);
  });
});

test('a failed payment is reported, a closed window releases the room, and it can be booked again', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.allow(/^(answer|console error).*\b(40\d)\b/);
  const stay = await ownStay(page.request, 3);
  await booking.goToPayment(page, 3, stay);
  await booking.pay(page, 'Pay in full', 'Fail payment');
  await expect(page.getByText('Payment verification failed. Please try again.')).toBeVisible();
  await expect(page.getByText('Your bank declined the payment.')).toBeVisible();
  await booking.pay(page, 'Pay in full', 'Close');
  const stranger = await browser.newContext({ baseURL });
  const room = await stranger.newPage();
  await room.goto(`/rooms/3?${booking.query(stay)}`);
  await expect(room.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  await stranger.close();
  await booking.pay(page, 'Pay in full');
  await booking.confirmedReference(page);
});
