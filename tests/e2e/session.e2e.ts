import type { Page } from 'playwright/test';
import { expect, test } from '../support/e2e.ts';
import {
  dialog,
  expectGreeted,
  logIn,
  makeAccount,
  newEmail,
  openFromHeader,
} from '../support/e2e-accounts.ts';

const NAME = 'Ananya Mohanty';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Signs in on a page. */
async function signIn(page: Page, path = '/about'): Promise<string> {
  const email = newEmail('session');
  await makeAccount(page.request, email, NAME);
  await page.goto(path);
  await openFromHeader(page, 'Log In');
  await logIn(page, email);
  return email;
}

test('two tabs sign in and out together', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('main').getByRole('button', { name: 'Log In' })).toBeVisible();
  // The profile asks for the link of the guest's data, which needs a session until it is there.
  const link = other.waitForResponse(/data-link/);
  await signIn(page);
  await expect(other.getByRole('heading', { name: NAME })).toBeVisible();
  await link;
  await expectGreeted(other, NAME);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Account' }).click();
  await header.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(other.getByRole('main').getByRole('button', { name: 'Log In' })).toBeVisible();
  await expectGreeted(other, undefined);
});

test('an expired token is renewed, and ten tabs renew it once', async ({ page, context, problems }) => {
  await signIn(page);
  problems.allow(/401/);
  const refresh = await stored(page, 'refresh_token');
  await page.evaluate(() => localStorage.setItem('auth_token', 'too.old'));
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) asked.push(request.url());
  });
  const tabs = await Promise.all(Array.from({ length: 10 }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto('/profile', { waitUntil: 'commit' })));
  for (const tab of tabs) await expect(tab.getByText('No upcoming stays')).toBeVisible({ timeout: 30_000 });
  expect(asked.length).toBe(1);
  expect(await stored(page, 'auth_token')).not.toBe('too.old');
  expect(await stored(page, 'refresh_token')).not.toBe(refresh);
});

test('information pages load no session code for a visitor', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /session|react|client|schemas/.test(url))).toEqual([]);
});

test("a visitor's profile offers Log In, and returns afterwards", async ({ page, request }) => {
  const email = newEmail('back');
  await makeAccount(request, email, NAME);
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await expect(dialog(page, 'Log In')).toBeVisible();
  await logIn(page, email);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
});

test('the details of a booking are filled in for a signed-in guest', async ({ page }) => {
  const email = await signIn(page, '/rooms');
  await page
    .getByRole('article')
    .getByRole('link', { name: 'Book Now' })
    .or(page.getByRole('article').getByRole('button', { name: 'Book Now' }))
    .first()
    .click();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.goto('/rooms/checkout');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(NAME);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
});
