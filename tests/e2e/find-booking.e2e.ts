import { press } from '../support/booking.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e.ts';
import { mailedLink, newEmail } from '../support/e2e-accounts.ts';
import { bookByCalls } from '../support/e2e-booking.ts';
import { ownStay } from '../support/nights.ts';

test('a guest without the mails finds the booking again', async ({ page, browser, request, baseURL }) => {
  const email = newEmail('lost');
  const id = await bookByCalls(request, 6, await ownStay(request, 6), email);
  const first = await mailedLink(request, email, 'my-booking');
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Find my booking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find my booking' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);

  await press(page, 'Email me the link');
  await expect(page.getByText('Please enter your booking reference, for example SH12.')).toBeVisible();
  await expect(page.getByLabel('Booking reference')).toBeFocused();
  await page.getByLabel('Booking reference').fill(`sh ${id}`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await press(page, 'Email me the link');
  const said = 'If this reference and email belong to a booking, we have sent a link to that email address.';
  await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // In a browser without the booking; the link of the first mail works, too.
  const link = await mailedLink(request, email, 'my-booking', first);
  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
  for (const path of [link, first]) {
    const other = await elsewhere.newPage();
    await other.goto(path);
    await expect(other.getByRole('heading', { name: `Your booking SH${id}` })).toBeVisible();
    await elsewhere.clearCookies();
  }
  await elsewhere.close();
});

test('the footer and an invalid link lead to it', async ({ page, problems }) => {
  problems.allow(/404/);
  await page.goto('/contact');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Find my booking' })).toHaveAttribute(
    'href',
    '/find-booking',
  );
  await page.goto('/my-booking/nonsense');
  await expect(page.getByRole('main').getByRole('link', { name: 'Find my booking' })).toBeVisible();
});
