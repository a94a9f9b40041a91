import { addDays } from '#domain/calendar.ts';
import { expect, expectNoSidewaysScroll, test } from '../support/e2e.ts';
import { newEmail } from '../support/e2e-accounts.ts';
import { bookByCalls } from '../support/e2e-booking.ts';
import { openDemo } from '../support/e2e-host.ts';
import { ownStay } from '../support/nights.ts';

// The demo can be opened on this machine only: without the address that the other tests send along.
test.use({ extraHTTPHeaders: {} });

test('nothing is covered or cut on the smallest phone', async ({ page }) => {
  await openDemo(page);
  const boxOf = async (name: string) => {
    const box = await page.getByRole('button', { name }).boundingBox();
    if (!box) throw new Error(`${name} is not shown`);
    return box;
  };
  const date = page.getByRole('heading', { level: 1 });
  const text = await date.evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    const { left, right } = range.getBoundingClientRect();
    return { left, right };
  });
  const before = await boxOf('Day before');
  expect(text.left).toBeGreaterThanOrEqual(before.x + before.width);
  expect(text.right).toBeLessThanOrEqual((await boxOf('Day after')).x);
  for (const path of ['/host', '/host/bookings', '/host/bookings/new', '/host/money']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNoSidewaysScroll(page);
  }
});

test('the focus stays near an act that removes its own button', async ({ page, request }) => {
  const stay = await ownStay(request, 4);
  const id = await bookByCalls(request, 4, stay, newEmail('focus'));
  await openDemo(page);
  await page.goto(`/host/bookings/${id}`);
  await page.getByRole('button', { name: 'Add note' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note').fill('Comes by train.');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('The note is saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add note' })).toBeFocused();

  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await dialog.getByRole('radio', { name: 'No refund' }).check();
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText(/^Booking cancelled/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a change is saved only as it was shown', async ({ page, request }) => {
  const stay = await ownStay(request, 4);
  const id = await bookByCalls(request, 4, stay, newEmail('shown'));
  await openDemo(page);
  await page.goto(`/host/bookings/${id}`);
  await page.getByRole('button', { name: 'Move booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move booking' });
  await dialog.getByLabel('Check-out').fill(addDays(stay.checkOut, 1));
  const sent = Promise.withResolvers<void>();
  await page.route('**/move', async (route) => {
    await sent.promise;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Show the change' }).click();
  await dialog.getByRole('radio', { name: 'Keep the price' }).check();
  const answer = page.waitForResponse('**/move');
  sent.resolve();
  await (await answer).finished();
  await expect(dialog.getByRole('button', { name: 'Show the change' })).toBeVisible();
  await expect(dialog.getByText('Difference')).toHaveCount(0);
});
