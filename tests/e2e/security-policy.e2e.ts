import type { Page } from 'playwright/test';
import { expect, test } from '../support/e2e.ts';
import { newEmail } from '../support/e2e-accounts.ts';

/** Every browser test fails on violations of the policy; these test that it blocks, and what it has to allow. */

const addScript = (page: Page, properties: Record<string, string>) =>
  page.evaluate((given) => {
    document.head.append(Object.assign(document.createElement('script'), given));
  }, properties);

test('a foreign script does not run, and a foreign frame does not load', async ({ page, problems }) => {
  problems.allow(/security policy|Content Security Policy|^request failed: GET https:..evil.example/i);
  await page.goto('/');
  await addScript(page, { textContent: 'window.stolen = 1' });
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="/favicon.svg" onload="window.stolen = 2">');
    document.body.insertAdjacentHTML('beforeend', '<iframe src="https://evil.example/"></iframe>');
  });
  await addScript(page, { src: 'https://evil.example/x.js' });
  const reported = (words: string) => expect.poll(() => problems.found.join('\n')).toContain(words);
  await reported('policy: script-src-elem inline');
  await reported('policy: script-src-attr inline');
  await reported('policy: frame-src https://evil.example');
  await reported('policy: script-src-elem https://evil.example/x.js');
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
});

test("Razorpay's window and the video work", async ({ page }) => {
  const frames = /^https:\/\/(api\.razorpay\.com|www\.youtube-nocookie\.com)\//;
  await page.route(frames, (route) => route.fulfill({ contentType: 'text/html', body: 'in the frame' }));
  await page.route('https://lumberjack.razorpay.com/**', (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await page.route('https://cdn.razorpay.com/static/cx/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.checkedForFraud = true;' }),
  );
  // What Razorpay's script does: a frame and styles in the page, more scripts, and statistics.
  await page.route('https://checkout.razorpay.com/v1/checkout.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        const add = (name, given) => document.body.appendChild(Object.assign(document.createElement(name), given));
        add('style', { textContent: 'iframe { border: 0 }' });
        add('script', { src: 'https://cdn.razorpay.com/static/cx/razorpay-risk-detection/bundle.js' });
        add('iframe', { src: 'https://api.razorpay.com/v1/checkout/public', allow: 'payment' });
        add('iframe', { src: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ' });
        fetch('https://lumberjack.razorpay.com/v1/track').then(() => { window.tracked = true; });`,
    }),
  );
  await page.goto('/booking');
  await addScript(page, { src: 'https://checkout.razorpay.com/v1/checkout.js' });
  for (const index of [0, 1]) {
    await expect(page.locator('iframe').nth(index).contentFrame().locator('body')).toHaveText('in the frame');
  }
  await expect.poll(() => page.evaluate(() => 'tracked' in window && 'checkedForFraud' in window)).toBe(true);
});

test("the local mailbox shows its mails, and the API's documentation has its styles", async ({
  page,
  request,
}) => {
  const email = newEmail('policy');
  await request.post('/api/auth/register', { data: { email, name: 'Policy' } });
  await page.goto('/api/sandbox/mail');
  const mail = page.locator('details', { hasText: email }).first();
  await mail.locator('summary').click();
  const button = mail.frameLocator('iframe').getByRole('link').first();
  await expect(button).toBeVisible();
  // Inline styles of the mail apply.
  await expect(button).toHaveCSS('border-radius', /^[1-9]/);
  await page.goto('/api/docs');
  await expect(page.getByRole('main').locator('details').first()).toHaveCSS('border-radius', '10px');
});
