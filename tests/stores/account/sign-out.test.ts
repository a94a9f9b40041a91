import '../../support/browser.ts';
import { afterEach, expect, it } from 'vitest';
import { connect } from '#client/connection.ts';
import { signOut } from '#stores/account/session.ts';
import { $draft, typeDetail } from '#stores/booking/draft.ts';

afterEach(() => connect());

it('leaves neither the session nor the details of the guest in the browser', async () => {
  localStorage.setItem('auth_token', 'token');
  localStorage.setItem('user', '{}');
  const stop = $draft.listen(() => {});
  typeDetail('name', 'Asha Das');
  expect(localStorage.getItem('booking')).toContain('Asha Das');
  await signOut();
  expect(['auth_token', 'user', 'booking'].map((key) => localStorage.getItem(key))).toEqual([
    null,
    null,
    null,
  ]);
  stop();
});
