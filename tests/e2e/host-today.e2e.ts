import { expect, expectAccessible, expectNoSidewaysScroll, test, WIDE } from '../support/e2e.ts';
import { makeAccount, newEmail } from '../support/e2e-accounts.ts';
import { openSignedIn } from '../support/e2e-profile.ts';

// The demo can be opened on this machine only: without the address that the other tests send along.
test.use({ extraHTTPHeaders: {} });

test('a visitor logs in, or opens the demo, and sees the day', WIDE, async ({ page }) => {
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
});

test('without a network the last state is shown with its age, and nothing can be pressed', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|could not be checked/);
  await page.goto('/host');
  await page.getByRole('button', { name: 'Open the demo desk' }).click();
  await expect(page.getByRole('heading', { name: 'Arrivals' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Offline')).toBeVisible();
  await expect(page.getByText('As of just now')).toBeVisible();
  for (const button of await page.getByRole('main').getByRole('listitem').getByRole('button').all()) {
    await expect(button).toBeDisabled();
  }
  await context.setOffline(false);
  await expect(page.getByText('Offline')).toBeHidden();
});

test('a guest learns that this page is for hosts', async ({ page, request, problems }) => {
  problems.allow(/404/);
  const email = newEmail('no-host');
  await makeAccount(request, email, 'Ananya Mohanty');
  await openSignedIn(page, email);
  await page.goto('/host');
  await expect(page.getByRole('heading', { name: 'This page is for hosts' })).toBeVisible();
});
