import { goToPayment, pay, press } from '../support/booking.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, WIDE } from '../support/e2e.ts';
import { mailedLink, newEmail } from '../support/e2e-accounts.ts';
import { bookByCalls } from '../support/e2e-booking.ts';
import { answerLate, watchLayoutShifts } from '../support/layout-shift.ts';
import { ownStay } from '../support/nights.ts';
import { readPdf } from '../support/pdf.ts';
import { answerBooking } from '../support/states.ts';

test('a booking is opened from its mail in another browser, and cancelled', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const Email = newEmail('cancels');
  const guest = { Name: 'Asha Mohapatra', Email, Phone: '+91 98765 43210', Address: '12 Grand Road, Puri' };
  await goToPayment(page, 4, await ownStay(request, 4), guest);
  await page.getByRole('radio', { name: 'Pay 50% advance' }).check();
  const clock = page.getByRole('region', { name: 'If you cancel' });
  await expect(clock.getByText(/^Until .* 9:00 am$/)).toBeVisible();
  const promised = await clock
    .getByText(/₹[\d,]+ refund/)
    .first()
    .innerText();
  await pay(page, 'Pay 50% advance');
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveTitle(/^Booking confirmed · /);

  const link = await mailedLink(request, Email, 'my-booking');
  const elsewhere = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: page.viewportSize(),
  });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: /^Your booking SH\d+$/ })).toBeVisible();
  // The token is removed from the URL, and a reload finds the booking by the cookie.
  await expect(other).toHaveURL(/\/my-booking\?reservation=\d+$/);
  await other.reload();
  await expect(other.getByRole('region', { name: 'If you cancel' })).toContainText(promised);
  await expectAccessible(other);
  await expectNoSidewaysScroll(other);

  const rest = other.getByRole('button', { name: /^Pay the balance: ₹/ });
  const window = other.getByRole('dialog', { name: 'Test payment' });
  // One primary button: the payment, and after that the calendar.
  const calendar = other.getByRole('link', { name: 'Add to calendar' });
  await expect(calendar).toHaveAttribute('data-kind', 'quiet');
  await rest.click();
  await window.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(other.getByText(/^Payment wasn't completed\. Your booking stays/)).toBeVisible();
  await rest.click();
  await window.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(other.getByText('Paid in full: ₹0 due at the property.')).toBeVisible();
  await expect(rest).toBeHidden();
  await expect(calendar).toHaveAttribute('data-kind', 'loud');
  await expect(other.getByText('Due at the property', { exact: true })).toBeHidden();

  await press(other, 'Cancel booking');
  const dialog = other.getByRole('dialog', { name: 'Cancel this booking?' });
  // The sum of both payments.
  const total = await other.locator('dt', { hasText: 'Total amount' }).locator('+ dd').innerText();
  await expect(dialog).toContainText(total);
  await expect(dialog).toContainText(/Sagar Kutir.*Your room is released immediately/s);
  await expectAccessible(other);
  await dialog.getByRole('button', { name: 'Keep booking' }).click();
  await expect(dialog).toBeHidden();
  await press(other, 'Cancel booking');
  const { promise: requested, resolve: arrive } = Promise.withResolvers<void>();
  await other.route('**/cancel', async (route) => {
    await requested;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  // It can't be closed while it is busy.
  await other.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeVisible();
  arrive();
  const result = other.getByText('This booking is cancelled.');
  await expect(result).toBeInViewport({ ratio: 1 });
  await expect(result).toBeFocused();
  await expect(result).toHaveAttribute('data-tone', 'info');
  await expect(dialog).toBeHidden();
  await expect(other.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Browse Rooms' })).toBeVisible();
  await expectAccessible(other);
  await expectNoSidewaysScroll(other);
  await elsewhere.close();
});

test('a booking shows the way to its own homestay, and no payment method once cancelled', async ({
  page,
}) => {
  const way = page.getByRole('region', { name: 'Getting there' });
  await answerBooking(page);
  await page.goto('/my-booking?reservation=7');
  await expect(way.getByText(/lighthouse/)).toBeVisible();
  await answerBooking(page, { property: 'Temple Courtyard', rooms: [{ id: 8, name: 'As it was called' }] });
  await page.reload();
  await expect(way.getByText(/Dolamandap Sahi”/)).toBeVisible();
  await expect(way.getByText(/lighthouse/)).toHaveCount(0);
  const { room } = await (await page.request.get('/api/public/room/8')).json();
  await expect(page.getByRole('main').getByRole('img', { name: room.room_name })).toBeVisible();
  await expect(page.getByText('Payment method', { exact: true })).toBeVisible();
  await answerBooking(page, { status: 'Cancelled', remaining_amount: 0 });
  await page.reload();
  await expect(page.getByText('Cancellation charge')).toBeVisible();
  await expect(page.getByText('Payment method', { exact: true })).toHaveCount(0);
});

test(
  'a booking is a trip: the days left, the way there, the host, and what is due',
  WIDE,
  async ({ page }) => {
    await answerBooking(page);
    await page.goto('/my-booking?reservation=7');
    const main = page.getByRole('main');
    await expect(main.getByText(/^Check-in in \d+ days$/)).toBeVisible();
    await expect(main.getByText(/^Free cancellation until \w{3}, \d/)).toBeVisible();
    const way = main.getByRole('region', { name: 'Getting there' });
    for (const label of ['Address', 'From Puri railway station', 'From Bhubaneswar airport', 'Main gate']) {
      await expect(way.getByText(label, { exact: true })).toBeVisible();
    }
    await expect(way.getByRole('link', { name: /^Call \+91/ })).toHaveAttribute('href', /^tel:\+91\d+$/);
    const chat = await way.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href');
    expect(new URL(chat ?? '').searchParams.get('text')).toContain('Booking reference: SH7');
    await expect(main.getByText('Please pay the balance of ₹3,050 at the property.')).toBeVisible();
    const download = page.waitForEvent('download');
    await main.getByRole('link', { name: 'Add to calendar' }).click();
    expect((await download).suggestedFilename()).toBe('SH7.ics');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // It fits one printed sheet, without controls.
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    const { pages, text } = await readPdf(await page.pdf({ format: 'A4' }));
    expect(pages).toHaveLength(1);
    expect(text).toContain('SH7');
    expect(text).toContain('₹6,100');
    expect(text).not.toMatch(/Download Invoice|Nearby Attractions|Skip to content/);
  },
);

test("an old link can't cancel: a press mails a new one", async ({ page, request, problems }) => {
  problems.allow(/403/);
  const email = newEmail('old-link');
  const id = await bookByCalls(page.request, 4, await ownStay(page.request, 4), email);
  await page.route('**/cancel', (route) =>
    route.fulfill({ status: 403, json: { code: 'proof_required', error: 'This needs a new link.' } }),
  );
  await page.goto(`/my-booking?reservation=${id}`);
  await press(page, 'Cancel booking');
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(dialog).toBeHidden();
  const why = page.getByRole('main').getByRole('alert');
  await expect(why).toContainText('This needs a new link.');
  await expect(why).toBeInViewport({ ratio: 1 });
  const send = page.getByRole('button', { name: 'Send me a new link' });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const before = await mailedLink(request, email, 'my-booking');
  await send.click();
  await expect(why).toContainText('We have sent a new link to the email address of this booking.');
  await expect(send).toBeHidden();
  await expectAccessible(page);
  expect(await mailedLink(request, email, 'my-booking')).not.toBe(before);
});

test('nothing moves by itself: without a booking, and with one of a slow homestay', async ({ page }) => {
  const shifts = await watchLayoutShifts(page);
  // This loads the font of the headings, too: the fallback differs by a fraction of a pixel.
  await page.goto('/my-booking');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(await shifts()).toEqual([]);
  const id = await bookByCalls(page.request, 4, await ownStay(page.request, 4), newEmail('late'));
  await answerLate(page, '**/api/public/room/4?*');
  await page.goto(`/my-booking?reservation=${id}`);
  const change = page.getByRole('button', { name: 'Change booking' });
  await change.waitFor();
  const place = await change.boundingBox();
  await expect(page.getByRole('link', { name: 'Get directions' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await change.boundingBox()).toEqual(place);
  expect(await shifts()).toEqual([]);
});
