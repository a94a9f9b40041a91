import * as booking from '../support/booking.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e.ts';
import { watchLayoutShifts } from '../support/layout-shift.ts';

test('while a guest pays, nothing leads away, and the terms are beside the button', async ({ page }) => {
  const shifts = await watchLayoutShifts(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const footer = page.getByRole('contentinfo').getByRole('link');
  const legal = ['Privacy', 'Terms', /^\+91/, /@/];
  const help = page.getByRole('banner').getByRole('link', { name: /^Need help\?/ });
  await page.goto(`/rooms/1?${booking.query(booking.stayIn(45, 3))}`);
  await expect(menu).toBeVisible();
  await expect(help).toBeHidden();
  await booking.press(page, 'Add to Cart');
  await booking.goToPaymentOfCart(page);
  await expect(menu).toBeHidden();
  // The footer is one line: the legal pages and the contact.
  await expect(footer.filter({ visible: true })).toHaveText(legal);
  await expect(help).toHaveAttribute('href', /^tel:\+\d+$/);

  const ways = page.getByRole('list', { name: 'Ways to pay' });
  for (const way of ['Google Pay', 'PhonePe', 'Paytm', 'BHIM UPI', 'Cards', 'Net banking']) {
    await expect(ways.getByRole('listitem').filter({ hasText: way })).toBeVisible();
  }
  await page.getByRole('radio', { name: 'Pay 50% advance' }).check();
  await expect(page.getByText(/^₹[\d,]+ later, at the property · Free cancellation until /)).toBeInViewport();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(await shifts()).toEqual([]);

  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(menu).toBeVisible();
  await expect(footer.filter({ hasText: 'Services' })).toBeVisible();
});
