import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e.ts';
import { dialog, makeAccount, newEmail, PASSWORD } from '../support/e2e-accounts.ts';
import { bookAsGuest, NAME, openSignedIn, section } from '../support/e2e-profile.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGPgj8+CIwaSOQC4BhCBOv6CYwAAAABJRU5ErkJggg==',
  'base64',
);

test('a guest’s bookings appear once the e-mail is verified', async ({ page, request }) => {
  const email = newEmail('guest');
  const id = await bookAsGuest(request, email, 6);
  await makeAccount(request, email, NAME);
  await openSignedIn(page, email);
  const current = section(page, 'Current Bookings');
  const card = current.getByRole('article').filter({ hasText: `SH${id}` });
  await expect(card.getByText('Confirmed')).toBeVisible();
  await expect(card.getByText('Paid')).toBeVisible();
  await expect(card.getByText('3 nights')).toBeVisible();
  await expect(section(page, 'Previous Bookings').getByText('Your past stays appear here.')).toBeVisible();
  await expect(page.getByText('No phone number')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const download = page.waitForEvent('download');
  await card.getByRole('link', { name: 'Download Invoice' }).click();
  expect((await download).suggestedFilename()).toBe(`Invoice_SH${id}_Ananya_Mohanty.pdf`);
  // This browser has no cookie of the reservation: the session opens it.
  await card.getByRole('link', { name: 'View booking' }).click();
  await expect(page).toHaveURL(`/my-booking?reservation=${id}`);
  await expect(page.getByRole('heading', { name: `Your booking SH${id}` })).toBeVisible();
});

test('a past stay can be booked again', async ({ page, request }) => {
  const email = newEmail('again');
  await bookAsGuest(request, email, 2);
  await makeAccount(request, email, NAME);
  await page.clock.setFixedTime(new Date(Date.now() + 370 * 86_400_000));
  await openSignedIn(page, email);
  const again = section(page, 'Previous Bookings').getByRole('link', { name: 'Book Again' });
  await expect(again).toHaveAttribute(
    'href',
    /^\/rooms\/2\?checkIn=\d{4}-\d\d-\d\d&checkOut=\d{4}-\d\d-\d\d&guests=2&children=0$/,
  );
  await expect(section(page, 'Current Bookings').getByText('No upcoming stays')).toBeVisible();
  await expectAccessible(page);
});

test('the modal edits the profile, its picture and its password', async ({ page, request }) => {
  const email = newEmail('edit');
  await makeAccount(request, email, NAME);
  await openSignedIn(page, email);
  const modal = dialog(page, 'My Profile');
  const open = async () => {
    await page.getByRole('button', { name: 'View more' }).click();
    await expect(modal).toBeVisible();
  };
  await open();
  await expect(modal.getByLabel('Email')).toHaveAttribute('readonly');
  await expectAccessible(page);

  const picture = modal.getByLabel('Change profile picture');
  await picture.setInputFiles({ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
  await expect(modal.getByText('Please select an image file')).toBeVisible();
  await expectAccessible(page);
  await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByText('Profile picture updated successfully')).toBeVisible();

  await modal.getByLabel('Current password').fill(PASSWORD);
  await modal.getByLabel('New password').fill('jagannath-2');
  await modal.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await expect(modal.getByLabel('New password')).toHaveValue('');

  await modal.getByLabel('Full Name').fill('Ananya M.');
  await modal.getByLabel('Phone').fill('+91 94370 00000');
  await modal.getByLabel('Address').fill('Line 1\nLine 2');
  await modal.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(modal).toBeHidden();
  await expect(page.getByText('+91 94370 00000')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ananya M.' })).toBeVisible();
  await expect(page.locator('main img').first()).toHaveAttribute('src', /\/api\/admin\/uploads\/profile\//);

  // A press beside the dialog closes it; so does Cancel.
  await open();
  await page.mouse.click(4, 4);
  await expect(modal).toBeHidden();
  await open();
  await modal.getByRole('button', { name: 'Cancel' }).click();
  await expect(modal).toBeHidden();
});

test('the wishlist section', async ({ page, request }) => {
  const email = newEmail('wishes');
  await makeAccount(request, email, NAME);
  await page.goto('/rooms');
  await page
    .getByRole('button', { name: /Add to Wishlist/ })
    .first()
    .click();
  // Its picture does not exist any more.
  await page.evaluate(() => {
    const gone = '"image":"data:image/webp;base64,AAAA"';
    localStorage.wishlist = localStorage.wishlist.replace(/"image":"[^"]*"/, gone);
  });
  await openSignedIn(page, email);
  const wishes = section(page, 'Wishlist');
  const card = wishes.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card.getByText(/^(Non-)?AC Room$/)).toBeVisible();
  await expect(card.getByText(/Sleeps \d/)).toBeVisible();
  await expect(card.locator('img')).toHaveAttribute('src', '/illustrations/room.svg');
  await expect(card.getByRole('link', { name: 'Book Now' })).toHaveAttribute(
    'href',
    /^\/rooms\/\d+\?checkIn=/,
  );
  await expectAccessible(page);
  await card.getByRole('button', { name: /Remove/ }).click();
  await expect(page.getByText(/has been removed from your wishlist!/)).toBeVisible();
  await expect(wishes.getByRole('link', { name: 'Browse Rooms' })).toBeVisible();
});

test('a cancelled booking is in a collapsed list', async ({ page, request }) => {
  const email = newEmail('cancelled');
  const id = await bookAsGuest(request, email, 6);
  await makeAccount(request, email, NAME);
  await openSignedIn(page, email);
  await expect(section(page, 'Current Bookings').getByText(`SH${id}`)).toBeVisible();
  await expect(page.getByText('Cancelled bookings')).toHaveCount(0);
  const cancelled = await request.post(`/api/public/reservation/${id}/cancel`, { data: {} });
  expect(cancelled.ok()).toBe(true);
  await page.reload();
  const card = page.getByRole('article').filter({ hasText: `SH${id}` });
  await expect(page.getByRole('heading', { name: 'Cancelled bookings' })).toBeVisible();
  await expect(section(page, 'Current Bookings').getByText('Browse Rooms')).toBeVisible();
  await expect(card).toBeHidden();
  await page.getByText('Cancelled bookings').click();
  await expect(card.getByText('Cancelled', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await card.getByRole('link', { name: 'View booking' }).click();
  await expect(page.getByText('This booking is cancelled.')).toBeVisible();
});
