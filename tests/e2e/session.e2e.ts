import type { Page } from 'playwright/test';
import { expect, test, watch } from '../support/e2e.ts';
import {
  dialog,
  expectGreeted,
  logIn,
  makeAccount,
  newEmail,
  openFromHeader,
  PASSWORD,
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
  await signIn(page);
  await expect(other.getByRole('heading', { name: NAME })).toBeVisible();
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

test('an ended session is cleared silently', async ({ page, problems }) => {
  await signIn(page);
  problems.allow(/401/);
  await page.evaluate(() => {
    localStorage.setItem('auth_token', 'too.old');
    localStorage.setItem('refresh_token', 'spent');
  });
  await page.goto('/services');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /token|^user$/.test(key))))
    .toEqual([]);
  await expectGreeted(page, undefined);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the older storage key is migrated', async ({ page }) => {
  await signIn(page);
  const token = await stored(page, 'auth_token');
  await page.evaluate(() => {
    localStorage.setItem('access_token', localStorage.getItem('auth_token') ?? '');
    localStorage.removeItem('auth_token');
  });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  expect(await stored(page, 'auth_token')).toBe(token);
  expect(await stored(page, 'access_token')).toBeNull();
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
  const email = await signIn(page, '/contact');
  await page.goto('/rooms');
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

test('a password set elsewhere ends this session', async ({ page, browser, problems }) => {
  const email = await signIn(page, '/profile');
  const elsewhere = await browser.newContext();
  await watch(elsewhere, problems.found);
  const there = await elsewhere.newPage();
  await there.goto(new URL('/profile', page.url()).href);
  await there.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await logIn(there, email);
  await there.getByRole('button', { name: 'View more' }).click();
  const modal = dialog(there, 'My Profile');
  await modal.getByLabel('Current password').fill(PASSWORD);
  await modal.getByLabel('New password').fill('jagannath-2');
  await modal.getByRole('button', { name: 'Change Password' }).click();
  await expect(there.getByText('Password changed successfully')).toBeVisible();
  problems.allow(/401/);
  await page.reload();
  await expect(page.getByRole('main').getByRole('button', { name: 'Log In' })).toBeVisible();
  await elsewhere.close();
});
