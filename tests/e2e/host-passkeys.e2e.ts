import type { Page } from 'playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e.ts';
import { logIn, mailedLink, newEmail, PASSWORD } from '../support/e2e-accounts.ts';
import { invitePerson } from '../support/e2e-host-people.ts';
import { addAuthenticator } from '../support/e2e-passkey.ts';

// The demo can be opened on this machine only: without the address that the other tests send along.
test.use({ extraHTTPHeaders: {} });

const arrivals = (page: Page) => page.getByRole('heading', { name: 'Arrivals' });

test('a new owner makes a passkey, keeps ten codes, and confirms with the passkey', async ({
  page,
  request,
  problems,
}) => {
  test.slow();
  const email = newEmail('owner');
  await invitePerson(request, email, 'owner');
  await addAuthenticator(page);
  await page.goto(await mailedLink(request, email, 'host/invitation'));
  await page.getByLabel('Your name').fill('Manas Behera');
  await page.getByLabel('Choose a password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();

  await expect(page.getByRole('heading', { name: 'Make the desk safe' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  const codes = page.getByRole('listitem').filter({ hasText: /^\w{4}-\w{4}-\w{4}$/ });
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await saving).suggestedFilename()).toBe('recovery-codes.txt');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(arrivals(page)).toBeVisible();

  // A new session on the same phone asks for the passkey, or for a code.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/host');
  await page.getByRole('button', { name: 'Log In' }).click();
  await logIn(page, email);
  await expect(page.getByRole('heading', { name: 'Is it you?' })).toBeVisible();
  await expectAccessible(page);
  problems.allow(/403|passkeys\/recover/);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  const code = page.getByLabel('Recovery code');
  await code.fill('0000-0000-0000');
  await code.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'This did not prove' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm with passkey' }).click();
  await expect(arrivals(page)).toBeVisible();
});
