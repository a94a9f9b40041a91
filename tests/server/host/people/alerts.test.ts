import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import { afterEach, expect, it } from 'vitest';
import { noteAlerts, sendAlerts } from '#server/host/jobs.ts';
import { mailsTo } from '../../../support/accounts.ts';
import { testApp } from '../../../support/app.ts';
import { hostHeaders } from '../../../support/host.ts';
import { serverTest } from '../../../support/open-app.ts';
import { paidBooking } from '../../../support/paid-booking.ts';
import { pushService, withPushService } from '../../../support/push-app.ts';
import { pushBrowser } from '../../../support/push-service.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

serverTest('alerts to hosts', { anew: true, app: withPushService }, (api) => {
  afterEach(() => pushService.close());

  const round = async () => {
    await noteAlerts(api.deps);
    await sendAlerts(api.deps);
  };
  const ask = async (headers: Record<string, string>, method: string, path: string, json?: unknown) => {
    const answer = await api.ask(`/host/${path}`, { method, headers, json });
    return { status: answer.status, ...(answer.status === 204 ? {} : await answer.json()) };
  };
  const subscribe = async (headers: Record<string, string>, name: string) => {
    const browser = pushBrowser();
    const json = { endpoint: `${pushService.url}/${name}`, keys: browser.keys };
    expect(await ask(headers, 'POST', 'push-subscriptions', json)).toMatchObject({ status: 201 });
    return browser;
  };
  const paths = () => pushService.received.map(({ path }) => path);

  it('a booking is pushed once to each browser of its hosts, encrypted and signed', async () => {
    const headers = await hostHeaders(api, { propertyIds: [1] });
    const browser = await subscribe(headers, 'phone');
    await subscribe(await hostHeaders(api, { role: 'staff', propertyIds: [1] }), 'staff');
    await subscribe(await hostHeaders(api, { propertyIds: [2] }), 'other-homestay');
    const { id } = await paidBooking(api);
    await round();
    await round();
    expect(paths().sort()).toEqual(['/phone', '/staff']);
    const sent = pushService.received.find(({ path }) => path === '/phone');
    expect(browser.read(sent?.body ?? Buffer.alloc(0))).toEqual({
      title: 'New booking',
      body: `SH${id} · Asha Mishra · Room 1 · 18–20 Dec`,
      url: `/host/bookings/${id}`,
      tag: `new_booking-${id}`,
    });
    expect(sent?.body.toString('latin1')).not.toContain('Asha');
    const { public_key } = await ask(headers, 'GET', 'alerts');
    const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(sent?.headers.authorization ?? '') ?? [];
    expect(key).toBe(public_key);
    expect(decodeProtectedHeader(token).alg).toBe('ES256');
    const point = Buffer.from(public_key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const signer = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
    await jwtVerify(token, signer, { audience: pushService.url, subject: 'mailto:host@test.example' });
  });

  it('cancellations of guests, messages and late payments are pushed, what a host does is not', async () => {
    const first = await paidBooking(api);
    const second = await paidBooking(api, { rooms: [{ id: 2 }] });
    api.clock.advance(MINUTE);
    const browser = await subscribe(await hostHeaders(api), 'phone');
    const { db } = api.deps;
    const now = api.clock();
    const cancelled = { status: 'cancelled', cancelled_at: now } as const;
    for (const { id } of [first, second])
      await db.updateTable('reservation').set(cancelled).where('id', '=', id).execute();
    const { id: user_id } = await db.selectFrom('app_user').select('id').executeTakeFirstOrThrow();
    const act = { property_id: 1, user_name: 'Sabita', action: 'cancel booking', before: '{}', after: '{}' };
    await db
      .insertInto('audit_event')
      .values({ ...act, user_id, reservation_id: second.id, at: now })
      .execute();
    const message = {
      reservation_id: second.id,
      user_id: null,
      name: 'Asha',
      text: 'Hello',
      created_at: now,
    };
    await db
      .insertInto('booking_message')
      .values([
        { ...message, author: 'guest' },
        { ...message, author: 'host' },
      ])
      .execute();
    const payment = await db.selectFrom('payment').select('id').executeTakeFirstOrThrow();
    const refund = {
      payment_id: payment.id,
      reservation_id: second.id,
      amount_paise: 100,
      idempotency_key: 'k',
    };
    await db
      .insertInto('refund')
      .values({
        ...refund,
        reason: 'rooms_taken',
        state: 'due',
        provider_id: null,
        next_attempt_at: now,
        created_at: now,
      })
      .execute();
    await round();
    const titles = pushService.received.map(
      ({ body }) => (browser.read(body) as { title: string; tag: string }).tag,
    );
    // Of the bookings nothing: the browser was subscribed after them.
    expect(titles.sort()).toEqual(
      [`cancellation-${first.id}`, `late_payment_failure-${second.id}`, `message-${second.id}`].sort(),
    );
  });

  it('quiet hours delay an alert to their end; kinds can be turned off, or come by mail', async () => {
    const headers = await hostHeaders(api, { propertyIds: [1] });
    await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    await subscribe(headers, 'phone');
    expect(await ask(headers, 'GET', 'alerts')).toMatchObject({
      quiet_hours: null,
      settings: [{ kind: 'new_booking', push: true, mail: false }, {}, {}, {}, {}, { mail: true }, {}, {}],
      subscriptions: [{ endpoint: `${pushService.url}/phone` }],
    });
    // It is 11:30 in India.
    const quiet_hours = { from: '11:00', to: '12:30' };
    const settings = [
      { kind: 'new_booking', push: true, mail: true },
      { kind: 'message', push: false, mail: false },
    ];
    expect(await ask(headers, 'PUT', 'alerts', { settings, quiet_hours })).toMatchObject({ quiet_hours });
    expect(
      await ask(headers, 'PUT', 'alerts', { quiet_hours: { from: '25:00', to: '07:00' } }),
    ).toMatchObject({ status: 400 });
    expect(await ask(headers, 'PUT', 'alerts', { settings: [] })).toMatchObject({ quiet_hours });
    const { id } = await paidBooking(api);
    const guest = { reservation_id: id, user_id: null, name: 'Asha', text: 'Hello', created_at: api.clock() };
    await api.deps.db
      .insertInto('booking_message')
      .values({ ...guest, author: 'guest' })
      .execute();
    await round();
    api.clock.advance(59 * MINUTE);
    await round();
    expect(paths()).toEqual([]);
    api.clock.advance(MINUTE);
    await round();
    expect(paths()).toEqual(['/phone']);
    expect(await mailsTo(api, 'owner-1@homestay.example')).toMatchObject([
      {
        subject: `New booking: SH${id}`,
        text: expect.stringContaining(`http://localhost:4321/host/bookings/${id}`),
      },
    ]);
  });

  it('a browser that is gone is forgotten, a service that is down is tried again', async () => {
    const headers = await hostHeaders(api, { propertyIds: [1] });
    await subscribe(headers, 'phone');
    await paidBooking(api);
    pushService.status = 503;
    await round();
    pushService.status = 302;
    api.clock.advance(2 * MINUTE);
    await round();
    pushService.status = 410;
    api.clock.advance(2 * MINUTE);
    await round();
    await round();
    expect(paths()).toEqual(['/phone', '/phone', '/phone']);
    expect(await ask(headers, 'GET', 'alerts')).toMatchObject({ subscriptions: [] });
    expect(await api.deps.db.selectFrom('alert_delivery').select('id').execute()).toEqual([]);
  });

  it('an alert ends with the role, after a day, and after six tries', async () => {
    await subscribe(await hostHeaders(api, { propertyIds: [1] }), 'phone');
    await paidBooking(api);
    pushService.status = 500;
    for (let count = 0; count < 8; count += 1) {
      await round();
      api.clock.advance(2 * MINUTE);
    }
    expect(paths()).toHaveLength(6);
    pushService.status = 201;
    await paidBooking(api, { rooms: [{ id: 2 }] });
    await noteAlerts(api.deps);
    // A colleague stays.
    await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    await api.deps.db.deleteFrom('property_role').where('role', '=', 'owner').execute();
    await sendAlerts(api.deps);
    expect(paths()).toHaveLength(6);
    await subscribe(await hostHeaders(api, { propertyIds: [1] }), 'phone');
    await paidBooking(api, { check_in: '2026-12-23', check_out: '2026-12-24' });
    await noteAlerts(api.deps);
    api.clock.advance(25 * HOUR);
    await sendAlerts(api.deps);
    expect(paths()).toHaveLength(6);
  });

  it('takes addresses of push services only, and forgets one on demand', async () => {
    const headers = await hostHeaders(api, { propertyIds: [1] });
    const { keys } = pushBrowser();
    const strict = testApp(api.deps);
    for (const endpoint of [
      'http://push.example/x',
      'https://10.0.0.1/x',
      `${pushService.url}/x`,
      'https://localhost/x',
      'https://push.example/x\0',
    ]) {
      const answer = await strict.ask('/host/push-subscriptions', { headers, json: { endpoint, keys } });
      expect(answer.status, endpoint).toBe(400);
    }
    await subscribe(headers, 'phone');
    const other = await hostHeaders(api, { propertyIds: [2] });
    const json = { endpoint: `${pushService.url}/phone` };
    expect(await ask(other, 'DELETE', 'push-subscriptions', json)).toMatchObject({ status: 404 });
    expect(await ask(headers, 'DELETE', 'push-subscriptions', json)).toEqual({ status: 204 });
    expect(await ask(headers, 'GET', 'alerts')).toMatchObject({ subscriptions: [] });
  });
});
