/** These functions use accounts like users, by the names on the screen and the mails in the local mailbox. */
import { type APIRequestContext, expect, type Locator, type Page } from 'playwright/test';
import * as z from 'zod/mini';

export const PASSWORD = 'jagannath-1';

const mails = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }));

let people = 0;

/** All tests share one server, so each account needs an unused address. */
export function newEmail(name = 'guest'): string {
  people += 1;
  return `${name}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 6)}-${people}@example.in`;
}

export async function mailsTo(request: APIRequestContext, email: string) {
  const answer = await request.get('/api/sandbox/mail', { headers: { Accept: 'application/json' } });
  return z.parse(mails, await answer.json()).filter((mail) => mail.to === email);
}

/** Waits for a mail with a link of this kind, and returns the path of the newest link. */
export async function mailedLink(
  request: APIRequestContext,
  email: string,
  page: 'verify-email' | 'reset-password' | 'my-booking' | 'waiting-list' | 'host/invitation',
  not?: string,
  patience = 20_000,
): Promise<string> {
  const link = new RegExp(`/${page}/[\\w-]+`);
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(request, email))
          .map((mail) => link.exec(mail.text)?.[0])
          .find((path) => path !== undefined && path !== not);
        return found;
      },
      { timeout: patience, message: `a ${page} link for ${email}` },
    )
    .toBeTruthy();
  return found ?? '';
}

export async function makeAccount(
  request: APIRequestContext,
  email: string,
  name = 'Ananya Mohanty',
): Promise<void> {
  await request.post('/api/auth/register', { data: { email, name } });
  const token = (await mailedLink(request, email, 'verify-email')).split('/').at(-1);
  const verified = await request.post('/api/auth/verify-email', { data: { token } });
  const { user_id } = z.parse(z.object({ user_id: z.int() }), await verified.json());
  const done = await request.post('/api/auth/set-first-password', { data: { user_id, password: PASSWORD } });
  expect(done.ok()).toBe(true);
}

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

export async function openFromHeader(page: Page, name: 'Log In' | 'Sign Up'): Promise<Locator> {
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Account' }).click();
  await header.getByRole('button', { name, exact: true }).click();
  const opened = dialog(page, name);
  await expect(opened).toBeVisible();
  return opened;
}

export async function giveEmail(page: Page, email: string): Promise<void> {
  await dialog(page, 'Log In').getByLabel('Email Address').fill(email);
  await dialog(page, 'Log In').getByRole('button', { name: 'Continue', exact: true }).click();
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const opened = dialog(page, 'Log In');
  await giveEmail(page, email);
  await opened.getByLabel('Password').fill(password);
  await opened.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(opened.getByText('Welcome to Nilachal Homestays')).toBeVisible();
  await opened.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(opened).toBeHidden();
}

/** Expects that the user menu greets this user; without a name, that nobody is signed in. */
export async function expectGreeted(page: Page, name: string | undefined): Promise<void> {
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Account' }).click();
  if (name === undefined) await expect(header.getByRole('button', { name: 'Log In' })).toBeVisible();
  else await expect(header.getByText(name)).toBeVisible();
  await page.keyboard.press('Escape');
}
