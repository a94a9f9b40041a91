import type { Locator, Page } from 'playwright/test';
import { addDays } from '#domain/calendar.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, WIDE } from '../support/e2e.ts';
import { newEmail } from '../support/e2e-accounts.ts';
import { bookByCalls } from '../support/e2e-booking.ts';
import { openDemo } from '../support/e2e-host.ts';
import { ownStay } from '../support/nights.ts';

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

/** Books a free room by the form; tests that run at once pick from both ends. */
async function bookWalkIn(
  page: Page,
  guest: { name: string; phone: string; room: 'first' | 'last' },
  press = (control: Locator) => control.click(),
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

test('a walk-in is booked within 12 presses, and cash is recorded within 3', WIDE, async ({ page }) => {
  const { count, press } = pressCounter();
  const name = `Walk In ${Date.now()}`;
  await openDemo(page);
  await bookWalkIn(page, { name, phone: '+91 98765 00001', room: 'first' }, press);
  expect(count.presses).toBeLessThanOrEqual(12);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

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
  await expect(page.getByText(`${name} is checked in.`)).toBeVisible();
  await expect(row.getByRole('button', { name: 'Check in' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText(`Undone: ${name} is as before.`)).toBeVisible();
  await expect(row.getByRole('button', { name: 'Check in' })).toBeVisible();
});

test('a payment is voided with a reason, and stays in the list', async ({ page }) => {
  await openDemo(page);
  await bookWalkIn(page, { name: `Void ${Date.now()}`, phone: '+91 98765 00002', room: 'last' });
  await act(page, 'Record payment').click();
  await page.getByRole('dialog').getByLabel('Amount').fill('500');
  await page.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByText('₹500 recorded,')).toBeVisible();
  await act(page, 'Void the payment of ₹500').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Void' }).click();
  await expect(page.getByText('Say why.')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Reason').fill('wrong booking');
  await page.getByRole('dialog').getByRole('button', { name: 'Void' }).click();
  await expect(page.getByText('Voided: wrong booking')).toBeVisible();
  await expectAccessible(page);
});

test(
  'a web booking is moved and then cancelled, each shown before it is done',
  WIDE,
  async ({ page, request }) => {
    const stay = await ownStay(request, 7);
    const id = await bookByCalls(request, 7, stay, newEmail('move'));
    await openDemo(page);
    await page.goto(`/host/bookings/${id}`);
    await act(page, 'Move booking').click();
    const dialog = page.getByRole('dialog', { name: 'Move booking' });
    await dialog.getByLabel('Check-out').fill(addDays(stay.checkOut, 1));
    await dialog.getByRole('radio', { name: 'Keep the price' }).check();
    await dialog.getByRole('button', { name: 'Show the change' }).click();
    await expect(dialog.getByText('Difference')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The booking is changed.')).toBeVisible();

    await act(page, 'Cancel booking').click();
    const cancel = page.getByRole('dialog', { name: 'Cancel booking' });
    await expect(cancel.getByText('is refunded')).toBeVisible();
    await cancel.getByRole('radio', { name: 'No refund' }).check();
    await expect(cancel.getByText('₹0 is refunded')).toBeVisible();
    await cancel.getByLabel('Reason').fill('the guest called');
    await expectAccessible(page);
    await cancel.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(act(page, 'Cancel booking')).toHaveCount(0);
  },
);

test('a booking is found by name and reference, and guest and host write to each other', async ({
  page,
  request,
}) => {
  const stay = await ownStay(request, 4);
  const email = newEmail('find');
  const id = await bookByCalls(request, 4, stay, email);
  await openDemo(page);
  await page.goto('/host/bookings');
  await page.getByLabel('Search').fill(email);
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible();
  await page.getByLabel('Search').fill(`SH${id}`);
  await page.getByRole('link', { name: 'Asha Mohapatra', exact: true }).click();
  await page.getByLabel('Message').fill('We wait for you at the station.');
  await act(page, 'Send message').click();
  await expect(page.getByRole('listitem').getByText('We wait for you at the station.')).toBeVisible();

  // The request holds the cookie of the guest who booked.
  await request.post(`/api/public/reservation/${id}/messages`, { data: { text: 'Thank you, at nine.' } });
  await page.goto('/host');
  const unanswered = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Reply' }) });
  await unanswered.filter({ hasText: 'Asha Mohapatra' }).getByRole('link', { name: 'Reply' }).first().click();
  await expect(page.getByText('Thank you, at nine.')).toBeVisible();
});
