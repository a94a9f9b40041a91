import { expect, expectAccessible, expectNoSidewaysScroll, test, WIDE } from '../support/e2e.ts';
import { newEmail } from '../support/e2e-accounts.ts';
import { bookByCalls } from '../support/e2e-booking.ts';
import { openDemo } from '../support/e2e-host.ts';
import { ownStay } from '../support/nights.ts';

// The demo can be opened on this machine only: without the address that the other tests send along.
test.use({ extraHTTPHeaders: {} });

test(
  'a visitor logs in, or opens the demo, and sees the day, also without a network',
  WIDE,
  async ({ page, context, problems }) => {
    await page.goto('/host');
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Open the demo desk' }).click();
    await expect(page.getByRole('heading', { name: 'Arrivals' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('link', { name: 'Calendar' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'New booking' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // The arrows of the keyboard turn the days.
    const today = await page.getByRole('heading', { level: 1 }).innerText();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Back to today' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(today.split('\n').at(-1) ?? ''),
    );
    await expect(page.getByRole('button', { name: 'Back to today' })).toBeHidden();

    problems.allow(/ERR_INTERNET_DISCONNECTED|could not be checked/);
    await context.setOffline(true);
    await expect(page.getByText('Offline')).toBeVisible();
    await expect(page.getByText('As of just now')).toBeVisible();
    for (const button of await page.getByRole('main').getByRole('listitem').getByRole('button').all()) {
      await expect(button).toBeDisabled();
    }
    await context.setOffline(false);
    await expect(page.getByText('Offline')).toBeHidden();
  },
);

test('nothing is covered, cut or wider than the smallest phone, also with text twice as large', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const booking = await bookByCalls(request, 2, await ownStay(request, 2), newEmail('large-text'));
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

  const browser = await context.newCDPSession(page);
  const setText = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
  const tabs = [
    '',
    '/calendar',
    '/bookings',
    '/rooms',
    '/rates',
    '/channels',
    '/money',
    '/people',
    '/changes',
  ];
  const others = ['/bookings/new', `/bookings/${booking}`, '/rooms/1', '/properties/1', '/setup'];
  for (const path of [...tabs, ...others]) {
    await setText(32);
    await page.goto(`/host${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNoSidewaysScroll(page);
    // The tabs are in view, too.
    const more = await page.getByRole('button', { name: 'More' }).first().boundingBox();
    expect((more?.x ?? 0) + (more?.width ?? 400)).toBeLessThanOrEqual(320);
    await setText(16);
    await expectNoSidewaysScroll(page);
  }
});
