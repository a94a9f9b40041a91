import { expect, it } from 'vitest';
import { fillWithDemoData } from '#server/host/demo.ts';
import { bearer } from '../../../support/accounts.ts';
import { testApp } from '../../../support/app.ts';
import { guestHeaders, hostHeaders } from '../../../support/host.ts';
import { serverTest } from '../../../support/open-app.ts';
import { paidBooking } from '../../../support/paid-booking.ts';

serverTest("the host's day", { anew: true }, (api) => {
  it('shows who comes, stays, leaves and owes on a day', async () => {
    const mine = await paidBooking(api, {
      check_in: '2026-12-18',
      check_out: '2026-12-20',
      payment_method: 'advance',
    });
    await paidBooking(api, { rooms: [{ id: 7 }], check_in: '2026-12-18', check_out: '2026-12-19' });
    const headers = await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    const on = async (date: string) => (await api.ask(`/host/today?date=${date}`, { headers })).json();

    const arrival = await on('2026-12-18');
    expect(arrival).toMatchObject({ date: '2026-12-18', in_house: [], departures: [], alarms: [] });
    expect(arrival.arrivals).toEqual([
      expect.objectContaining({
        id: mine.id,
        reference: `SH${mine.id}`,
        guest_name: 'Asha Mishra',
        rooms: [{ id: 1, name: 'Room 1' }],
        guests: 2,
        total: 4000,
        paid: 2000,
        balance: 2000,
        source: 'web',
        status: 'confirmed',
        checked_in_at: null,
      }),
    ]);
    expect(arrival.balances).toHaveLength(1);
    const inHouse = await on('2026-12-19');
    expect(inHouse).toMatchObject({ arrivals: [], in_house: [{ id: mine.id }], departures: [] });
    const departure = await on('2026-12-20');
    expect(departure).toMatchObject({ arrivals: [], in_house: [], departures: [{ id: mine.id }] });
    expect((await on('2026-11-21')).new_bookings).toMatchObject([{ id: mine.id }]);
    expect((await on('2026-11-22')).new_bookings).toMatchObject([{ id: mine.id }]);
    expect((await on('2026-11-23')).new_bookings).toEqual([]);
  });

  it('says who the host is, and their homestays', async () => {
    const headers = await hostHeaders(api, { role: 'owner', propertyIds: [1] });
    expect(await (await api.ask('/host/me', { headers })).json()).toMatchObject({
      user: { name: 'Sabita Das', role: 'owner' },
      properties: [{ id: 1, name: 'Homestay 1', role: 'owner' }],
    });
  });

  it('is in the language that each person chooses', async () => {
    const headers = await hostHeaders(api, { role: 'owner', propertyIds: [1] });
    const other = await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    const read = async (who = headers) => (await api.ask('/host/me', { headers: who })).json();
    const choose = (language: unknown, who = headers) =>
      api.ask('/host/me', { method: 'PUT', headers: who, json: { language } });
    const before = await read();
    expect(before.language).toBe('en');
    const chosen = await choose('or');
    expect(chosen.status).toBe(200);
    expect(await chosen.json()).toEqual({ ...before, language: 'or' });
    expect(await read()).toEqual({ ...before, language: 'or' });
    expect((await read(other)).language).toBe('en');

    for (const wrong of ['fr', 'or-IN', '', null, undefined]) {
      const refused = await choose(wrong);
      expect(refused.status).toBe(400);
      const { code, fields } = await refused.json();
      expect([code, Object.keys(fields)]).toEqual(['bad_request', ['language']]);
    }
    expect((await read()).language).toBe('or');
    expect((await choose('en')).status).toBe(200);
    expect((await read()).language).toBe('en');
  });

  it('lets an owner choose a language before the passkey', async () => {
    const headers = await hostHeaders(api, { role: 'owner', propertyIds: [1], hasPasskey: false });
    const chosen = await api.ask('/host/me', { method: 'PUT', headers, json: { language: 'hi' } });
    expect(await chosen.json()).toMatchObject({ language: 'hi', needs_passkey: true });
  });

  it('ends a session of the desk after 12 hours', async () => {
    const headers = await hostHeaders(api, { role: 'staff' });
    const renewed = async () => {
      const guest = await guestHeaders(api, 'x@example.in');
      return (await api.ask('/auth/me', { headers: guest })).status;
    };
    api.clock.advance(12 * 3_600_000 + 60_000);
    expect(await renewed()).toBe(200);
    expect((await api.ask('/host/today', { headers })).status).toBe(401);
  });
});

serverTest('the demo desk', { empty: true }, (api) => {
  it('opens on this machine with the demo homestays, and nowhere else', async () => {
    const open = (headers = {}, json?: unknown) =>
      api.ask('/host/demo-session', { method: 'POST', headers, json });
    // Without the demo homestays.
    expect((await open()).status).toBe(404);
    await fillWithDemoData(api.deps.db, '2026-11-21');
    const opened = await open();
    expect(opened.status).toBe(200);
    const session = await opened.json();
    expect(session.user).toMatchObject({ role: 'owner' });
    const me = await (await api.ask('/host/me', { headers: bearer(session) })).json();
    expect(me.properties).toMatchObject([
      { id: 1, role: 'owner' },
      { id: 2, role: 'owner' },
    ]);
    expect((await api.ask('/host/today', { headers: bearer(session) })).status).toBe(200);

    const staff = await (await open({}, { role: 'staff', property_id: 2 })).json();
    expect((await (await api.ask('/host/me', { headers: bearer(staff) })).json()).properties).toMatchObject([
      { id: 2, role: 'staff' },
    ]);
    expect((await open({ 'X-Forwarded-For': '203.0.113.9' })).status).toBe(404);
    const named = testApp(api.deps, { config: { ...api.deps.config, demoData: false } });
    expect((await named.ask('/host/demo-session', { method: 'POST' })).status).toBe(404);

    // It has no proof to renew.
    api.clock.advance(12 * 3_600_000 + 1);
    const { refresh_token } = session;
    const renewed = await (await api.ask('/auth/refresh', { json: { refresh_token } })).json();
    expect((await api.ask('/host/today', { headers: bearer(renewed) })).status).toBe(401);
  });
});
