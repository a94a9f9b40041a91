import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/e2e.ts';
import { dialog, mailedLink, makeAccount, newEmail, PASSWORD } from '../support/e2e-accounts.ts';
import { bookAsGuest, NAME, openSignedIn, section } from '../support/e2e-profile.ts';

test('a guest downloads their data and deletes the account', async ({ page, request, problems }) => {
  const email = newEmail('leaving');
  const id = await bookAsGuest(request, email, 6);
  await makeAccount(request, email, NAME);
  await openSignedIn(page, email);
  const link = await mailedLink(request, email, 'my-booking');
  const data = section(page, 'Your data');
  const download = page.waitForEvent('download');
  await data.getByRole('link', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('my-data.json');
  const kept = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(kept).toMatchObject({ profile: { email }, bookings: [{ id, guest: { email } }] });

  await data.getByRole('button', { name: 'Delete account' }).click();
  const asked = dialog(page, 'Delete your account?');
  await expect(asked.getByText('Tax law makes us keep the invoices of past stays')).toContainText('8 years');
  await expect(asked.getByText('Bookings still ahead of you are not cancelled.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  problems.allow(/400/);
  await asked.getByLabel('Your password').fill('not it at all');
  await asked.getByRole('button', { name: 'Delete account' }).click();
  await expect(asked.getByText('This password is not right. Please try again.')).toBeVisible();
  await asked.getByLabel('Your password').fill(PASSWORD);
  await asked.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expect(page.getByText('Please log in to see your profile')).toBeVisible();
  // A future stay stays open by its mailed link.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: `Your booking SH${id}` })).toBeVisible();
});
