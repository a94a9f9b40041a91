import { expect, test } from 'vitest';
import { mailboxOf } from '#server/mail/stranger-mail.ts';
import { bearer, cookiesOf, mailsTo, PASSWORD, signUp } from '../../support/accounts.ts';
import { serverTest } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';

const HOUR = 3_600_000;
const FULL = { check_in: '2026-12-18', check_out: '2026-12-20', guests: 2, children: 0, room_id: 1 };

serverTest('mails that strangers cause', { anew: true }, (api) => {
  const post = (path: string, json: unknown, headers: Record<string, string> = {}) =>
    api.ask(path, { json, headers });

  test('are limited to three a day per mailbox, over all kinds, and responses do not reveal it', async () => {
    const email = 'victim@example.in';
    await signUp(api, email);
    const { id } = await paidBooking(api, { guest_email: email });
    api.clock.advance(24 * HOUR);
    const before = (await mailsTo(api, email)).length;
    const answers: string[][] = [];
    for (let round = 0; round < 3; round += 1) {
      const responses = [
        await post('/auth/register', { email, name: 'Call 1800 WIN now' }),
        await post('/auth/forgot-password', { email }),
        await post('/public/booking-link', { reference: `SH${id}`, email }),
        await post('/public/waiting-list', { ...FULL, email }),
      ];
      answers.push(await Promise.all(responses.map(async (each) => `${each.status} ${await each.text()}`)));
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    const mails = await mailsTo(api, email);
    expect(mails).toHaveLength(before + 3);
    expect(JSON.stringify(mails.slice(0, 3))).not.toContain('1800 WIN');
    api.clock.advance(24 * HOUR);
    for (let round = 0; round < 5; round += 1) await post('/auth/forgot-password', { email });
    expect(await mailsTo(api, email)).toHaveLength(before + 6);
  });

  test('are limited also for a mailbox without an account, and for its other spellings', async () => {
    const spellings = [
      'v.ictim@gmail.com',
      'victim+a@gmail.com',
      'vic.tim+b@googlemail.com',
      'victim@gmail.com',
    ];
    for (const email of spellings) {
      await post('/auth/register', { email });
      await post('/auth/resend-verification', { email });
    }
    const counts = await Promise.all(spellings.map(async (email) => (await mailsTo(api, email)).length));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
  });

  test('are not sent again for a guessed number of a new account', async () => {
    const email = 'new@example.in';
    await post('/auth/register', { email });
    const { user_id } = await (await post('/auth/check-email', { email })).json();
    for (let round = 0; round < 6; round += 1) {
      const refused = await post('/auth/set-first-password', { user_id, password: 'a new password' });
      expect([refused.status, (await refused.json()).code]).toEqual([403, 'verification_required']);
    }
    expect(await mailsTo(api, email)).toHaveLength(3);
  });

  test('do not block mails to the signed-in owner', async () => {
    const email = 'owner@example.in';
    const session = await signUp(api, email);
    for (let round = 0; round < 5; round += 1) await post('/auth/register', { email });
    const before = (await mailsTo(api, email)).length;
    await post('/auth/forgot-password', { email });
    expect(await mailsTo(api, email)).toHaveLength(before);
    await post('/auth/forgot-password', { email }, bearer(session));
    expect((await mailsTo(api, email))[0]?.subject).toBe('Reset your password');
    expect(await mailsTo(api, email)).toHaveLength(before + 1);
  });

  test('do not block mails to an owner in a known browser', async () => {
    const email = 'owner@example.in';
    await signUp(api, email);
    const known = cookiesOf(await post('/auth/login', { email, password: PASSWORD }));
    for (let round = 0; round < 5; round += 1) await post('/auth/register', { email });
    const before = (await mailsTo(api, email)).length;
    await post('/auth/forgot-password', { email });
    await post('/auth/forgot-password', { email }, { Cookie: known.replace(/\.\d+\./, '.9999999999.') });
    expect(await mailsTo(api, email)).toHaveLength(before);
    await post('/auth/forgot-password', { email }, { Cookie: known });
    expect((await mailsTo(api, email))[0]?.subject).toBe('Reset your password');
    expect(await mailsTo(api, email)).toHaveLength(before + 1);
  });

  test('with a mistyped address without an account do not count', async () => {
    const email = 'later@example.in';
    for (let round = 0; round < 4; round += 1) await post('/auth/forgot-password', { email });
    await post('/auth/register', { email });
    expect(await mailsTo(api, email)).toHaveLength(1);
  });
});

test('several addresses can belong to one mailbox', () => {
  expect(['asha+puri@example.in', 'a.sha@example.in', '+91@example.in', 'A'].map(mailboxOf)).toEqual([
    'asha@example.in',
    'a.sha@example.in',
    '+91@example.in',
    'A@',
  ]);
});
