import { expect, test } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { mailedToken } from '../../support/accounts.ts';
import { testApp } from '../../support/app.ts';
import { appOfFile } from '../../support/open-app.ts';

const empty = appOfFile({ empty: true });

const LOCAL = 'http://localhost:4321';

/** The cookie set by opening a verification link, with the site at `siteUrl`. */
async function proofCookie(settings: Record<string, string>): Promise<string> {
  const config = { ...readConfig({ MAIL: 'mailbox', PAYMENTS: 'sandbox', ...settings }), siteUrl: LOCAL };
  const api = testApp(empty.deps, { config });
  const email = `${Object.keys(settings).join('-').toLowerCase()}@example.in`;
  await api.ask('/auth/register', { json: { email } });
  const token = await mailedToken(api, email, 'verify-email');
  const response = await api.ask('/auth/verify-email', { json: { token } });
  return response.headers.getSetCookie()[0] ?? '';
}

test('on localhost the cookie of the mailbox proof is for this site only and not readable by scripts', async () => {
  const cookie = await proofCookie({ HOST: '127.0.0.1' });
  expect(cookie).toContain('HttpOnly; SameSite=Lax');
  expect(cookie).not.toContain('Secure');
});

test('on a public site the cookie is sent by https only', async () => {
  const cookie = await proofCookie({ SITE_URL: 'https://stay.example', TOKEN_SECRET: 'x'.repeat(32) });
  expect(cookie).toContain('HttpOnly; Secure; SameSite=Lax');
});

test('with the API on another origin the cookie is sent across sites, by https only', async () => {
  const cookie = await proofCookie({
    SITE_URL: 'https://stay.example',
    PUBLIC_API_URL: 'https://api.example/api',
    TOKEN_SECRET: 'x'.repeat(32),
  });
  expect(cookie).toContain('HttpOnly; Secure; SameSite=None');
});
