import { expect, it } from 'vitest';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost } from '../../../support/host-booking.ts';
import { serverTest } from '../../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../../support/paid-booking.ts';

serverTest('finding bookings', { anew: true }, (api) => {
  it('finds by name, phone, email or reference, by days, status and source', async () => {
    let headers = await hostHeaders(api);
    const asha = await paidBooking(api);
    const ravi = await bookAsHost(api, headers, { check_in: '2026-12-20', check_out: '2026-12-22' });
    const held = await bookAsHost(api, headers, {
      room_ids: [7],
      state: 'hold',
      source: 'ota',
      guest: { name: 'Mita 100%', phone: '1234 5678 90' },
    });
    const web = await heldBooking(api, { rooms: [{ id: 2 }], guest_name: 'Gone Guest' });
    const find = async (query: string) => {
      const answer = await api.ask(`/host/reservations?${query}`, { headers });
      return (await answer.json()).bookings.map(({ id }: { id: number }) => id);
    };
    expect(await find('')).toEqual([web.id, held.id, asha.id, ravi.id]);
    expect(await find('query=mishra')).toEqual([asha.id]);
    expect(await find('query=98610%2012345')).toEqual([ravi.id]);
    expect(await find(`query=${encodeURIComponent('+91 98610-12345')}`)).toEqual([ravi.id]);
    expect(await find('query=RAVI@')).toEqual([ravi.id]);
    expect(await find(`query=sh${asha.id}`)).toEqual([asha.id]);
    expect(await find(`query=${ravi.id}`)).toEqual([ravi.id]);
    expect(await find('query=0%25')).toEqual([held.id]);
    expect(await find('query=_')).toEqual([]);
    expect(await find('from=2026-12-21')).toEqual([ravi.id]);
    expect(await find('to=2026-12-19')).toEqual([web.id, held.id, asha.id]);
    expect(await find('from=2026-12-20&to=2026-12-20&source=web&status=confirmed')).toEqual([asha.id]);
    expect(await find('source=ota')).toEqual([held.id]);
    expect(await find('status=held')).toEqual([web.id, held.id]);
    api.clock.advance(3_600_000);
    headers = await hostHeaders(api);
    // A hold that ran out is found by its name only, so that many of them hide no booking.
    expect(await find('')).toEqual([held.id, asha.id, ravi.id]);
    expect(await find('query=gone')).toEqual([web.id]);
    expect(await find('status=expired')).toEqual([web.id]);
    expect((await api.ask('/host/reservations?status=lost', { headers })).status).toBe(400);
  });

  it('finds a number by four digits in a row, in any script, with or without the code of its country', async () => {
    const headers = await hostHeaders(api);
    const odia = await bookAsHost(api, headers, { guest: { name: 'Mita Rao', phone: '୯୮୭୬୫ ୪୩୨୧୦' } });
    const abroad = await paidBooking(api, {
      guest_phone: '(415) 555-2671',
      country: 'United States',
      rooms: [{ id: 2 }],
    });
    const wrong = await bookAsHost(api, headers, {
      room_ids: [7],
      guest: { name: 'Ravi Panda', phone: '+९९९ ७७७७ ०१२३' },
    });
    const find = async (query: string) => {
      const answer = await api.ask(`/host/reservations?query=${encodeURIComponent(query)}`, { headers });
      return (await answer.json()).bookings;
    };
    for (const query of ['98765 43210', '+91 9876', '୬୫୪୩', '0091 98765-43210', '98765 43210 / 91234'])
      expect(await find(query), query).toMatchObject([{ id: odia.id, phone_e164: '+919876543210' }]);
    for (const query of ['4155552671', '+1 (415) 555-2671', '1415', '५५५२६७१'])
      expect(await find(query), query).toMatchObject([{ id: abroad.id, phone_e164: '+14155552671' }]);
    for (const query of ['7777', '७७७७', '0123', '+999 7777'])
      expect(await find(query), query).toMatchObject([
        { id: wrong.id, phone: '+९९९ ७७७७ ०१२३', phone_e164: null },
      ]);
    expect(await find('0018')).toEqual([]);
  });

  it('knows no booking of another homestay', async () => {
    const headers = await hostHeaders(api, { propertyIds: [2] });
    const { id } = await paidBooking(api);
    expect((await (await api.ask('/host/reservations', { headers })).json()).bookings).toEqual([]);
    expect((await api.ask(`/host/reservations/${id}`, { headers })).status).toBe(404);
    const json = { room_ids: [1], check_in: '2026-12-24', check_out: '2026-12-25', adults: 1 };
    const guest = { name: 'Ravi Panda', phone: '9861012345' };
    const created = await api.ask('/host/reservations', {
      headers,
      json: { ...json, guest, source: 'phone', state: 'confirmed' },
    });
    expect(created.status).toBe(404);
  });

  it('shows an online payment', async () => {
    const headers = await hostHeaders(api);
    const { id } = await paidBooking(api, { payment_method: 'advance' });
    const whole = await (await api.ask(`/host/reservations/${id}`, { headers })).json();
    expect(whole.payments).toMatchObject([{ amount: 2000, method: 'online', voided_at: null, reason: null }]);
    expect(whole.booking).toMatchObject({
      email: 'asha@example.in',
      balance: 2000,
      version: expect.any(String),
    });
    expect(whole.mails.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'booking_confirmed',
      'new_booking',
    ]);
  });
});
