import { expect, test } from 'vitest';
import { accountData } from '#contract/account-data.ts';
import { saveRoles } from '#server/host/access/access-queries.ts';
import { sendDueMail } from '#server/mail/worker.ts';
import { bearer, cookiesOf, mailedToken, PASSWORD } from '../../support/accounts.ts';
import { hostHeaders } from '../../support/host.ts';
import { serverTest } from '../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../support/paid-booking.ts';
import { whereFound } from '../../support/personal-data.ts';
import { addPersonalData, PERSONAL_DATA, usedApp } from '../../support/used-app.ts';

const DAY = 86_400_000;
const AHEAD = { check_in: '2027-01-10', check_out: '2027-01-12' };

serverTest('the data of an account', { anew: true }, (api) => {
  /** A guest with a past stay, a future booking and an unpaid one; and another guest with the same. */
  async function guest() {
    const app = usedApp(api.deps);
    const { account } = await addPersonalData(app);
    const password = { email: account, password: PASSWORD };
    const ahead = await paidBooking(app, {
      ...AHEAD,
      guest_email: account,
      guest_name: PERSONAL_DATA.name,
      language: 'bn',
    });
    await app.ask('/public/waiting-list', {
      json: { ...AHEAD, email: account, guests: 2, children: 0, room_id: 1, language: 'or' },
    });
    await sendDueMail(app.deps);
    app.clock.advance(20 * DAY);
    const session = await (await app.ask('/auth/login', { json: password })).json();
    const erase = (password: string) =>
      app.ask('/profile/delete-account', { json: { password: password }, headers: bearer(session) });
    return { app, account, ahead, session, erase, password };
  }

  test('the only owner of a homestay can’t delete their account, until there is another', async () => {
    const { app, account, erase, password } = await guest();
    const { db } = app.deps;
    const owner = await db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', account)
      .executeTakeFirstOrThrow();
    const now = app.clock();
    await db.transaction().execute((tx) => saveRoles(tx, owner.id, [1], 'owner', now));
    const refused = await erase(password.password);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      {
        error: 'You are the only owner of a homestay here. Invite another owner first.',
        code: 'wrong_state',
      },
    ]);
    await hostHeaders(app, { propertyIds: [1] });
    expect((await erase(password.password)).status).toBe(200);
  });

  test('the download has all data of the account and none of others', async () => {
    const { app, account, ahead, session } = await guest();
    const answer = await app.ask('/profile/data', { headers: bearer(session) });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const data = accountData.parse(await answer.json());
    expect(data.profile).toMatchObject({
      email: account,
      phone: PERSONAL_DATA.phone,
      address: PERSONAL_DATA.address,
    });
    expect(data.bookings.map(({ id, status, guest: { email } }) => ({ id, status, email }))).toEqual([
      { id: expect.any(Number), status: 'Completed', email: account },
      { id: ahead.id, status: 'Completed', email: account },
    ]);
    expect(data.bookings[0]).toMatchObject({
      guest: {
        name: PERSONAL_DATA.name,
        address: PERSONAL_DATA.address,
        phone: `+91 ${PERSONAL_DATA.phone}`,
      },
      note: `I have ${PERSONAL_DATA.note}`,
      services: [{ note: PERSONAL_DATA.extraNote }],
      invoice_number: expect.stringMatching(/^H\dI\//),
      payments: [{ state: 'captured' }],
    });
    expect(data.profile.language).toBe('en');
    expect(data.bookings.map(({ language }) => language)).toEqual(['en', 'bn']);
    expect(data.waiting_list).toMatchObject([{ language: 'or' }]);
    expect(data.sessions.length).toBeGreaterThan(0);
    expect(data.emails.map(({ kind }) => kind)).toContain('booking_confirmed');
    expect(JSON.stringify(data)).not.toMatch(/unpaid0|paid0|password_hash|token/);
  });

  test('the link of the download opens without a token, until the session ends', async () => {
    const { app, session, ahead } = await guest();
    const answer = await app.ask('/profile/data-link', { headers: bearer(session) });
    const { url, expires_at } = await answer.json();
    expect(Date.parse(expires_at) - app.clock().getTime()).toBe(15 * 60_000);
    const path = url.replace(/^\/api/, '');
    const opened = await app.ask(path);
    expect(opened.headers.get('Content-Disposition')).toContain('attachment; filename="my-data.json"');
    expect(opened.headers.get('Content-Type')).toBe('application/json');
    accountData.parse(await opened.json());
    const { reservation } = await (
      await app.ask(`/public/reservation/${ahead.id}`, { headers: bearer(session) })
    ).json();
    const foreign = reservation.files.calendar.split('=')[1];
    expect((await app.ask(`/profile/data?key=${foreign}`)).status).toBe(404);
    expect((await app.ask('/profile/data')).status).toBe(401);
    await app.ask('/auth/logout', { json: { refresh_token: session.refresh_token } });
    expect((await app.ask(path)).status).toBe(404);
    app.clock.advance(16 * 60_000);
    expect((await app.ask(path)).status).toBe(410);
  });

  test('a wrong password deletes nothing and is rate limited', async () => {
    const { app, erase, password, session } = await guest();
    const wrong = await erase('not it');
    expect([wrong.status, await wrong.json()]).toMatchObject([
      400,
      { code: 'wrong_password', error: 'This password is not right. Please try again.' },
    ]);
    for (let tries = 0; tries < 12; tries += 1) await erase('not it');
    expect((await erase('not it')).status).toBe(429);
    expect((await app.ask('/auth/me', { headers: bearer(session) })).status).toBe(200);
    expect((await app.ask('/auth/login', { json: password })).status).toBe(200);
  });

  test('after deletion only name and address on the invoice remain, and all sessions are ended', async () => {
    const { app, account, session, erase, password } = await guest();
    const elsewhere = await (await app.ask('/auth/login', { json: password })).json();
    expect(await (await erase(PASSWORD)).json()).toEqual({ message: 'Your account is deleted.' });

    for (const each of [session, elsewhere]) {
      expect((await app.ask('/auth/me', { headers: bearer(each) })).status).toBe(401);
      const { refresh_token } = each;
      expect((await app.ask('/auth/refresh', { json: { refresh_token } })).status).toBe(401);
    }
    expect(await (await app.ask('/auth/login', { json: password })).json()).toMatchObject({
      code: 'wrong_credentials',
    });
    // The future stay is unchanged; nothing else has the address.
    expect(await whereFound(app.deps.db, [account])).toEqual(['reservation.guest_email']);
    expect(await app.deps.db.selectFrom('upload').select('path').execute()).toEqual([]);
    const remaining = await app.deps.db
      .selectFrom('reservation')
      .selectAll()
      .where('guest_email', '=', '')
      .execute();
    expect(remaining).toMatchObject([
      {
        guest_name: PERSONAL_DATA.name,
        guest_address: PERSONAL_DATA.address,
        guest_phone: '',
        note: null,
        arrival_time: null,
        user_id: null,
        has_papers: true,
      },
    ]);
    expect(JSON.stringify(remaining)).not.toContain(PERSONAL_DATA.extraNote);
  });

  test('a future booking still opens by the link of its mail', async () => {
    const { app, account, ahead, erase } = await guest();
    await erase(PASSWORD);
    expect((await app.ask(`/public/reservation/${ahead.id}`, { headers: ahead.headers })).status).toBe(200);
    await app.ask('/public/booking-link', { json: { reference: `SH${ahead.id}`, email: account } });
    const token = await mailedToken(app, account, 'my-booking');
    const opened = await app.ask('/public/my-booking', { json: { token } });
    expect((await opened.json()).reservation).toMatchObject({ id: ahead.id, guest_name: PERSONAL_DATA.name });
    const invoice = await app.ask(`/public/invoice/download/${ahead.id}`, {
      headers: { Cookie: cookiesOf(opened) },
    });
    expect(invoice.status).toBe(200);
  });

  test('a pending payment still becomes a booking of its guest', async () => {
    const { app, account, session, erase } = await guest();
    const stay = {
      check_in: '2027-01-20',
      check_out: '2027-01-21',
      guest_email: account,
      guest_name: PERSONAL_DATA.name,
    };
    const held = await heldBooking(app, stay, bearer(session));
    const json = { notes: { reservation_id: held.id } };
    const { order } = await (
      await app.ask('/public/reservation/razorpay/order', { headers: held.headers, json })
    ).json();
    await app.ask(`/public/reservation/${held.id}`, { method: 'DELETE', headers: held.headers });
    await erase(PASSWORD);
    const paid = await app.ask('/sandbox/razorpay/pay', {
      json: { order_id: order.id, outcome: 'captured', webhook: false },
    });
    const verified = await app.ask('/public/reservation/razorpay/verify', {
      headers: held.headers,
      json: await paid.json(),
    });
    expect(verified.status).toBe(200);
    const row = await app.deps.db
      .selectFrom('reservation')
      .selectAll()
      .where('id', '=', held.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      guest_name: PERSONAL_DATA.name,
      guest_email: account,
    });
  });
});
