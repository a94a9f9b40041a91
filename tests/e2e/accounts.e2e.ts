import { expect, expectAccessible, holdScripts, test } from '../support/e2e.ts';
import {
  dialog,
  expectGreeted,
  giveEmail,
  logIn,
  mailedLink,
  makeAccount,
  newEmail,
  openFromHeader,
  PASSWORD,
} from '../support/e2e-accounts.ts';
import { watchLayoutShifts } from '../support/layout-shift.ts';

test('Log In pressed before its script has loaded opens afterwards', async ({ page }) => {
  const arrive = await holdScripts(page, /_astro\/Header/);
  await page.goto('/about', { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Account' }).click();
  await header.getByRole('button', { name: 'Log In' }).click();
  await expect(dialog(page, 'Log In')).toHaveCount(0);
  arrive();
  await expect(dialog(page, 'Log In')).toBeVisible();
  await expect(page.locator('#account-menu')).toBeHidden();
  // Its styles are loaded: a browser's default dialog has a padding.
  await expect(dialog(page, 'Log In')).toHaveCSS('padding', '0px');
});

test('signing up: mail, verified e-mail, password, signed in', async ({ page, request, problems }) => {
  const email = newEmail('asha');
  await page.goto('/');
  const signUp = await openFromHeader(page, 'Sign Up');
  await expect(signUp.getByText('A verification code will be sent to this email address')).toBeVisible();
  await expect(signUp.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  await expect(signUp.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  await expectAccessible(page);
  await signUp.getByLabel('Full Name').fill('  Asha Mohapatra ');
  await signUp.getByLabel('Email Address').fill(email);
  await signUp.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(
    signUp.getByText(
      "Please check your email (check spam email if not received) to verify your account. You'll need to verify your email before you can log in.",
    ),
  ).toBeVisible();
  await expect(signUp.getByText('Welcome to Nilachal Homestays')).toBeVisible();
  await expect(signUp.getByLabel('Email Address')).toBeHidden();
  await expectAccessible(page);

  const link = await mailedLink(request, email, 'verify-email');
  await page.goto(link);
  const setPassword = dialog(page, 'Set Password');
  await expect(setPassword).toBeVisible();
  await expect(page).toHaveURL('/verify-email');
  // A reload still works, though the link is used up.
  await page.reload();
  await expect(setPassword).toBeVisible();
  await expectAccessible(page);
  const choose = async (password: string, again: string) => {
    await setPassword.getByLabel('New Password').fill(password);
    await setPassword.getByLabel('Confirm Password').fill(again);
    await setPassword.getByRole('button', { name: 'Set Password & Login' }).click();
  };
  await choose(PASSWORD, 'another');
  await expect(setPassword.getByText('Passwords do not match')).toBeVisible();
  await choose('short', 'short');
  await expect(setPassword.getByText('Password must be at least 8 characters long')).toBeVisible();
  await choose(PASSWORD, PASSWORD);
  await expect(page.getByText('Welcome to Nilachal Homestays')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { name: 'Asha Mohapatra' })).toBeVisible();
  await expectGreeted(page, 'Asha Mohapatra');

  problems.allow(/400/);
  await page.goto(link);
  await expect(
    page.getByText('This link is invalid or has expired. Please request a new one.'),
  ).toBeVisible();
  await expectAccessible(page);
});

test('logging in, out, and continuing as a guest', async ({ page, request, problems }) => {
  const email = newEmail('ananya');
  await makeAccount(request, email);
  await page.goto('/about');
  const opened = await openFromHeader(page, 'Log In');
  await giveEmail(page, email);
  await expect(opened.getByText(email)).toBeVisible();
  await expectAccessible(page);
  const password = opened.getByLabel('Password');
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await password.fill('not the one');
  await opened.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await opened.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  problems.allow(/401/);
  await opened.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(opened.getByText('The email or the password is not right. Please try again.')).toBeVisible();
  await opened.getByRole('button', { name: 'Change' }).click();
  await expect(opened.getByLabel('Email Address')).toHaveValue(email);
  // It always opens at the e-mail step, and closing restores the focus.
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(page.getByRole('button', { name: 'Account' })).toBeFocused();
  await openFromHeader(page, 'Log In');
  await logIn(page, email);
  await expect(page).toHaveURL('/about');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Account' }).click();
  await expect(header.getByText(email)).toBeVisible();
  await header.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expectGreeted(page, undefined);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|user/.test(key))),
  ).toEqual([]);

  await page.goto('/about');
  await openFromHeader(page, 'Log In');
  await opened.getByRole('button', { name: 'Sign Up' }).click();
  await dialog(page, 'Sign Up').getByRole('button', { name: 'Continue as guest' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a forgotten password', async ({ page, request }) => {
  const email = newEmail('chitra');
  await makeAccount(request, email);
  await page.goto('/');
  const opened = await openFromHeader(page, 'Log In');
  await giveEmail(page, email);
  await opened.getByRole('button', { name: 'Forgot Password?' }).click();
  await expect(
    opened.getByText('If your email is registered, you will receive a password reset link shortly.'),
  ).toBeVisible();

  const link = await mailedLink(request, email, 'reset-password');
  await page.goto(link);
  await expectAccessible(page);
  const main = page.getByRole('main');
  const send = async (given: string, password: string, again: string) => {
    await main.getByLabel('Email').fill(given);
    await main.getByLabel('New Password').fill(password);
    await main.getByLabel('Confirm Password').fill(again);
    await main.getByRole('button', { name: 'Reset Password' }).click();
  };
  await send(email, 'a new one', 'another one');
  await expect(main.getByText('Passwords do not match')).toBeVisible();
  await expectAccessible(page);
  // The page goes home after three seconds, which axe may need itself: the timer continues after the check.
  await page.evaluate(() => {
    const begin = setTimeout;
    const wait = (run: () => void, time?: number) =>
      time === 3000 ? addEventListener('looked', () => run(), { once: true }) : begin(run, time);
    Object.assign(window, { setTimeout: wait });
  });
  await send(email, 'a new one', 'a new one');
  await expect(main.getByText('Your password has been reset. You can now log in.')).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => dispatchEvent(new Event('looked')));
  await expect(page).toHaveURL('/', { timeout: 6000 });
  await openFromHeader(page, 'Log In');
  await logIn(page, email, 'a new one');
});

test('a reset page without a token says so, and its message moves nothing', async ({ page }) => {
  // A phone tall enough to show the footer.
  await page.setViewportSize({ width: 412, height: 823 });
  const shifts = await watchLayoutShifts(page);
  await page.goto('/reset-password');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Request a new link' })).toBeVisible();
  expect(await shifts()).toEqual([]);
  await expect(
    main.getByText('Invalid or missing reset token. Please request a new password reset link.'),
  ).toBeVisible();
  await expect(main.getByLabel('New Password')).toBeDisabled();
  await expect(main.getByRole('button', { name: 'Reset Password' })).toBeDisabled();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Request a new link' }).click();
  await expect(dialog(page, 'Log In')).toBeVisible();
});
