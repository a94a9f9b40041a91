import { expect, expectAccessible, expectNoSidewaysScroll, test, WIDE } from '../support/e2e.ts';
import { openDemo } from '../support/e2e-host.ts';

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
