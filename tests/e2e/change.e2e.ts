import { press, rupees } from '../support/booking.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e.ts';
import { mailsTo, newEmail } from '../support/e2e-accounts.ts';
import { bookByCalls } from '../support/e2e-booking.ts';
import { EVERY_ROOM, ownStay } from '../support/nights.ts';

test('a booking is changed to cost less, with a refund, then to cost more, with a payment', async ({
  page,
  problems,
}) => {
  // Closing the payment window asks whether the payment succeeded.
  problems.allow(/\b409\b.*\/change\)?$/);
  const email = newEmail('changes');
  const id = await bookByCalls(page.request, 8, await ownStay(page.request, EVERY_ROOM), email);
  const fact = (name: string) => page.locator('dt', { hasText: name }).locator('+ dd');
  const changes = async () =>
    (await mailsTo(page.request, email)).filter(({ subject }) => subject.endsWith('was changed'));
  await page.goto(`/my-booking?reservation=${id}`);
  const total = rupees(await fact('Total amount').innerText());

  await press(page, 'Change booking');
  const dialog = page.getByRole('dialog', { name: 'Change booking' });
  // Reading starts with the terms; the calendar leaves both dates in view.
  await expect(dialog.getByText(/^What you've paid goes towards/)).toBeFocused();
  const checkIn = dialog.getByLabel('Check In');
  await checkIn.click();
  const days = await dialog.getByRole('grid').boundingBox();
  const field = await checkIn.boundingBox();
  expect(days?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0));
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Decrease breakfasts' }).click();
  await expect(dialog.getByText('₹100 will be refunded to your original payment method.')).toBeVisible();
  // Price and button are in view without scrolling, also on a phone.
  const change = dialog.getByRole('button', { name: 'Change booking' });
  await expect(change).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText('New total')).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await change.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Your booking has been changed\./)).toBeVisible();
  expect(rupees(await fact('Refunded').innerText())).toBe(100);
  await expect.poll(changes, { timeout: 20_000 }).toHaveLength(1);

  await press(page, 'Change booking');
  const rooms = dialog.getByRole('group', { name: 'Rooms', exact: true });
  const other = rooms.getByRole('checkbox', { checked: false }).first();
  await other.check();
  const pay = dialog.getByRole('button', { name: /^Pay ₹[\d,]+ and change$/ });
  await expect(pay).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  const price = rupees(await pay.innerText());
  await pay.click();
  const window = page.getByRole('dialog', { name: 'Test payment' });
  // By keyboard: nothing of the page blocks the window.
  await expect(window).toBeVisible();
  await expect(dialog).toBeHidden();
  await window.getByRole('button', { name: 'Close', exact: true }).press('Enter');
  await expect(dialog.getByText(/^Payment wasn't completed\. Your booking stays as it is/)).toBeVisible();
  await expect(pay).toBeFocused();
  await pay.press('Enter');
  await window.getByRole('button', { name: 'Pay', exact: true }).press('Enter');
  await expect(page.getByText(/^Your payment was received and your booking is changed\./)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(fact('Room types')).toContainText(', ');
  expect(rupees(await fact('Total amount').innerText())).toBe(total - 100 + price);
  await expect.poll(changes, { timeout: 20_000 }).toHaveLength(2);
});
