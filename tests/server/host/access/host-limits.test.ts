import { expect, it } from 'vitest';
import { MINUTE } from '#domain/dates/duration.ts';
import { testApp } from '../../../support/app.ts';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost, hostCalls, hostRequest } from '../../../support/host-booking.ts';
import { serverTest } from '../../../support/open-app.ts';

const HOUR = 60 * MINUTE;

serverTest('what one person may do in an hour at the desk', { anew: true }, (api) => {
  const mails = async (kind: string) => {
    const rows = await api.deps.db
      .selectFrom('outbox')
      .select('kind')
      .where('kind', '=', kind as never)
      .execute();
    return rows.length;
  };
  const statuses = async (count: number, call: () => Promise<{ status: number }>) => {
    const seen = new Map<number, number>();
    for (let made = 0; made < count; made += 1) {
      const { status } = await call();
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
    return Object.fromEntries(seen);
  };

  it('a guest gets ten mails of a booking, whoever of the hosts sends them', async () => {
    const headers = await hostHeaders(api);
    const { id } = await bookAsHost(api, headers);
    const write = (by = headers) => hostCalls(api, by, id).act('messages', { text: 'Hello' });
    expect(await statuses(12, () => write())).toEqual({ 200: 10, 429: 2 });
    expect(await mails('host_message')).toBe(10);
    const other = hostCalls(api, await hostHeaders(api, { propertyIds: [1] }), id);
    const refused = await api.ask(`/host/reservations/${id}/messages`, { headers, json: { text: 'Hello' } });
    expect(Number(refused.headers.get('Retry-After'))).toBe(3600);
    expect(await other.act('resend')).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(await other.read()).toMatchObject({ status: 200 });
    api.clock.advance(HOUR);
    expect(await write(await hostHeaders(api))).toMatchObject({ status: 200 });
  });

  it('a person sends sixty mails, to whatever bookings', async () => {
    const headers = await hostHeaders(api);
    const ids: number[] = [];
    for (let day = 11; day <= 17; day += 1) {
      const stay = { check_in: `2026-12-${day}`, check_out: `2026-12-${day + 1}` };
      ids.push((await bookAsHost(api, headers, stay)).id);
    }
    // The confirmations of the bookings counted, too.
    api.clock.advance(HOUR);
    const later = await hostHeaders(api);
    let next = 0;
    const write = () => hostCalls(api, later, ids[next++ % 7] ?? 0).act('messages', { text: 'Hello' });
    expect(await statuses(63, write)).toEqual({ 200: 60, 429: 3 });
  });

  it('the confirmations of new bookings are among them, and none is refused', async () => {
    const headers = await hostHeaders(api);
    const book = async (turn: number) => {
      const day = new Date(Date.UTC(2026, 11, 1 + (turn % 31))).toISOString().slice(0, 10);
      const next = new Date(Date.UTC(2026, 11, 2 + (turn % 31))).toISOString().slice(0, 10);
      const guest = { name: 'Ravi Panda', email: `guest${turn}@example.in` };
      const json = hostRequest({
        room_ids: [1 + Math.floor(turn / 31)],
        check_in: day,
        check_out: next,
        guest,
      });
      const answer = await api.ask('/host/reservations', { headers, json });
      expect(answer.status).toBe(201);
      return (await answer.json()).told;
    };
    for (let turn = 0; turn < 60; turn += 1)
      expect(await book(turn)).toEqual({ how: 'email', address: `guest${turn}@example.in` });
    expect(await book(60)).toEqual({ how: 'none' });
    expect(await book(61)).toEqual({ how: 'none' });
    expect(await mails('booking_confirmed')).toBe(60);
  });

  it('guests who don’t come, come all the same and don’t come get ten mails', async () => {
    const headers = await hostHeaders(api);
    const { id } = await bookAsHost(api, headers, { check_in: '2026-11-21', check_out: '2026-11-23' });
    const host = hostCalls(api, headers, id);
    const noShow = async () => {
      const done = await host.act('no-show');
      expect(done.status).toBe(200);
      expect(await host.act('undo', { act: 'no-show' })).toMatchObject({ status: 200 });
      return done.told.how;
    };
    for (let turn = 0; turn < 10; turn += 1) expect(await noShow()).toBe('email');
    expect(await noShow()).toBe('none');
    const last = await host.act('no-show');
    expect(last).toMatchObject({ told: { how: 'none' }, booking: { not_told: true } });
    expect(await mails('no_show')).toBe(10);
    await host.act('undo', { act: 'no-show' });
    expect(await host.act('check-out', { nights: 'free' })).toMatchObject({ told: { how: 'none' } });
    expect(await mails('booking_changed')).toBe(0);
  });

  it('money that confirms a hold is among them, and says over them that the guest is not told', async () => {
    const headers = await hostHeaders(api);
    const { id } = await bookAsHost(api, headers, { state: 'hold' });
    const host = hostCalls(api, headers, id);
    for (let turn = 0; turn < 10; turn += 1) await host.act('payment-link');
    expect(await host.pay({ amount: 1000, method: 'cash' })).toMatchObject({ status: 201 });
    expect((await host.read()).booking).toMatchObject({ status: 'confirmed', not_told: true });
    expect(await mails('booking_confirmed')).toBe(0);
  });

  it('a confirmation is sent again once a minute', async () => {
    const headers = await hostHeaders(api);
    const { id } = await bookAsHost(api, headers);
    const { act } = hostCalls(api, headers, id);
    expect(await act('resend')).toMatchObject({ status: 200 });
    expect(await act('resend')).toMatchObject({ status: 429 });
    api.clock.advance(MINUTE);
    expect(await act('resend')).toMatchObject({ status: 200 });
  });

  it('a payment link is never refused, but says that it was not mailed', async () => {
    const headers = await hostHeaders(api);
    const { id } = await bookAsHost(api, headers);
    const link = () => hostCalls(api, headers, id).act('payment-link');
    const whatsapp_url = expect.stringContaining('https://wa.me/919861012345');
    expect(await link()).toMatchObject({
      status: 200,
      told: { how: 'email', address: 'ravi@example.in', whatsapp_url },
    });
    for (let made = 1; made < 10; made += 1) await link();
    const last = await link();
    expect(last).toMatchObject({ status: 200, url: expect.any(String) });
    expect(last.told).toEqual({ how: 'none', whatsapp_url });
    expect(await mails('payment_link')).toBe(10);
  });

  it('a booking without an email counts no mail', async () => {
    const headers = await hostHeaders(api);
    const guest = { name: 'Ravi Panda', phone: '098610 12345' };
    const { id } = await bookAsHost(api, headers, { guest });
    for (let made = 0; made < 11; made += 1)
      expect((await hostCalls(api, headers, id).act('payment-link')).told.how).toBe('none');
    const counted = await api.deps.db.selectFrom('rate_limit').select('key').execute();
    expect(counted).toEqual([]);
  });

  it('ten people are invited, and the pages published twenty times', async () => {
    const headers = await hostHeaders(api);
    let person = 0;
    const invite = () => {
      person += 1;
      const json = { email: `p${person}@example.in`, role: 'staff', property_ids: [1] };
      return api.ask('/host/invitations', { headers, json });
    };
    expect(await statuses(12, invite)).toEqual({ 201: 10, 429: 2 });
    const publish = () => api.ask('/host/site/publish', { method: 'POST', headers });
    expect(await statuses(22, publish)).toEqual({ 202: 20, 429: 2 });
  });

  it('nights are set six hundred times, and two hundred photos come', async () => {
    const headers = await hostHeaders(api);
    const wrong = { room_ids: [1], from: '2026-12-01', to: '2026-12-01', set: { price: 1 }, preview: true };
    expect(await statuses(601, () => api.ask('/host/nights', { headers, json: wrong }))).toEqual({
      200: 600,
      429: 1,
    });
    const upload = () => api.ask('/host/rooms/1/photos', { method: 'POST', headers, body: new FormData() });
    expect(await statuses(201, upload)).toEqual({ 400: 200, 429: 1 });
  });

  it('RATE_LIMITS=off lifts them', async () => {
    const { ask } = testApp(api.deps, { config: { ...api.deps.config, rateLimits: false } });
    const headers = await hostHeaders(api);
    const { id } = await bookAsHost(api, headers);
    const write = () => hostCalls({ ask }, headers, id).act('messages', { text: 'Hello' });
    expect(await statuses(12, write)).toEqual({ 200: 12 });
  });
});
