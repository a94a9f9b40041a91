import type { Locator, Page } from 'playwright/test';
import { addDays } from '#domain/dates/calendar.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e.ts';
import { newEmail } from '../support/e2e-accounts.ts';
import { bookByCalls } from '../support/e2e-booking.ts';
import { openDemo } from '../support/e2e-host.ts';
import { ownStay } from '../support/nights.ts';
import { countPresses, type Presses } from '../support/presses.ts';

// The demo can be opened on this machine only: without the address that the other tests send along.
test.use({ extraHTTPHeaders: {} });

/** Counts a press: a tap, a click or a key that types no text. */
function pressCounter() {
  const count = { presses: 0 };
  const press = async (control: Locator) => {
    await control.first().click();
    count.presses += 1;
  };
  return { count, press };
}

const act = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Books a free room by the form. Phone and desktop use the same site at once, so each takes another room. */
async function bookWalkIn(
  page: Page,
  guest: { name: string; phone: string; room: 'first' | 'last' },
  press: (control: Locator) => Promise<void>,
) {
  await press(page.getByRole('link', { name: 'New booking' }));
  await press(page.getByLabel('Name'));
  await page.keyboard.type(guest.name);
  await press(page.getByRole('textbox', { name: 'Phone' }));
  await page.keyboard.type(guest.phone);
  const room = page.getByRole('combobox', { name: 'Room' });
  await press(room);
  const free = room.locator('option:not([disabled]):not([value="0"])')[guest.room]();
  await free.waitFor({ state: 'attached' });
  await room.selectOption(await free.getAttribute('value'));
  await press(page.getByRole('radio', { name: 'Walk-in' }));
  await press(page.getByRole('button', { name: 'Save booking' }));
  await expect(page.getByRole('heading', { level: 1, name: guest.name })).toBeVisible();
}

/** From the page of a booking: its bill, its receipt for a chat, and a charge that is undone. */
async function handOverPapers(page: Page, { begin, count }: Presses): Promise<void> {
  const dialog = page.getByRole('dialog');
  await begin();
  await act(page, 'Invoice').click();
  await expect(dialog.getByText(/^\w{2,4}\/\d\d-\d\d\/\d{5}$/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Open', exact: true })).toBeVisible();
  expect(await count()).toBe(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await begin();
  await act(page, 'Receipt').click();
  const chat = dialog.getByRole('link', { name: 'WhatsApp' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/919876500001\?text=/);
  // A press on the link comes on top.
  expect((await count()) + 1).toBeLessThanOrEqual(2);
  await page.keyboard.press('Escape');

  await begin();
  await act(page, 'Add charge').click();
  await dialog.getByRole('radio', { name: 'Extra bed' }).click();
  await act(page, 'Save charge').click();
  await expect(page.getByText(/^₹[\d,]+ added\. ₹[\d,]+ due\.$/)).toBeVisible();
  expect(await count()).toBeLessThanOrEqual(4);
  await act(page, 'Undo').click();
  await expect(page.getByText(/^The charge is undone\. ₹[\d,]+ due\.$/)).toBeVisible();
}

test('a walk-in is booked within 12 presses, its papers within 2, and cash is recorded within 3 and voided', async ({
  page,
  isMobile,
}) => {
  const { count, press } = pressCounter();
  const name = `Walk In ${Date.now()}`;
  const room = isMobile ? 'first' : 'last';
  const counted = await countPresses(page);
  await openDemo(page);
  await bookWalkIn(page, { name, phone: '+91 98765 00001', room }, press);
  expect(count.presses).toBeLessThanOrEqual(12);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await handOverPapers(page, counted);

  await page.goto('/host');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  count.presses = 0;
  await press(row.getByRole('button', { name: 'Record payment' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'Cash' })).toBeChecked();
  await expect(dialog.getByLabel('Amount')).not.toHaveValue('');
  await expectAccessible(page);
  await press(dialog.getByRole('button', { name: 'Record payment' }));
  expect(count.presses).toBeLessThanOrEqual(3);
  await expect(row.getByText('Paid')).toBeVisible();
  await row.getByRole('button', { name: 'Check in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Check in' }).click();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(row.getByRole('button', { name: 'Check in' })).toBeVisible();

  await row.getByRole('link', { name }).first().click();
  await act(page, /^Cancel this payment:/).click();
  await dialog.getByLabel('Reason').fill('wrong booking');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel this payment' }).click();
  await expect(page.getByText('Cancelled: wrong booking')).toBeVisible();
  await expectAccessible(page);
});

test('a web booking is found, written to, moved and cancelled, and the focus stays near each act', async ({
  page,
  request,
}) => {
  const stay = await ownStay(request, 7);
  const email = newEmail('found');
  await bookByCalls(request, 7, stay, email);
  await openDemo(page);
  await page.goto('/host/bookings');
  await page.getByLabel('Search').fill(email);
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Asha Mohapatra', exact: true }).click();
  await page.getByLabel('Message').fill('We wait for you at the station.');
  await act(page, 'Send message').click();
  await expect(page.getByRole('listitem').getByText('We wait for you at the station.')).toBeVisible();

  const dialog = page.getByRole('dialog');
  await act(page, 'Add note').click();
  await dialog.getByLabel('Note').fill('Comes by train.');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(act(page, 'Add note')).toBeFocused();

  await act(page, 'Move booking').click();
  await dialog.getByLabel('Check-out').fill(addDays(stay.checkOut, 1));
  await dialog.getByRole('radio', { name: 'Keep the price' }).check();
  await dialog.getByRole('button', { name: 'Show the change' }).click();
  await expect(dialog.getByText('Difference')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The booking is changed.')).toBeVisible();

  await act(page, 'Cancel booking').click();
  await dialog.getByRole('radio', { name: 'No refund' }).check();
  await expect(dialog.getByText('₹0 is refunded')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
