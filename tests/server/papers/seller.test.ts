import { beforeEach, describe, expect, it } from 'vitest';
import { hostHeaders } from '../../support/host.ts';
import { bookAsHost, hostCalls, hostRequest } from '../../support/host-booking.ts';
import { serverTest, withoutLimits } from '../../support/open-app.ts';
import { registerSeller, sellerOf } from '../../support/seller.ts';

serverTest('the seller', { anew: true, app: withoutLimits }, (api) => {
  let headers: Record<string, string>;
  beforeEach(async () => {
    headers = await hostHeaders(api);
  });

  const read = async (id = 1) => (await api.ask(`/host/properties/${id}/seller`, { headers })).json();
  const save = async (changes: Record<string, unknown> = {}, id = 1) => {
    const json = sellerOf(changes);
    const answer = await api.ask(`/host/properties/${id}/seller`, { method: 'PUT', headers, json });
    return { status: answer.status, ...(await answer.json()) };
  };

  it('is the homestay itself, not registered, before it is saved', async () => {
    expect(await read(2)).toEqual({
      legal_name: 'Homestay 2',
      address: 'Puri, Odisha',
      state_code: '21',
      pin: null,
      phone: '+91 94370 12345',
      email: 'stay@test.example',
      gstin: null,
      registered_from: null,
      breakfast_is: 'room',
      specified_premises: false,
      prefix: 'H2',
    });
  });

  it('is read back as saved, with a GSTIN in capitals, and can register from a later day', async () => {
    const saved = await save({ gstin: '21aapfu0939f1z7', registered_from: '2026-12-01', prefix: 'NIL' });
    expect(saved).toMatchObject({ status: 200, gstin: '21AAPFU0939F1Z7', prefix: 'NIL' });
    expect(await read()).toMatchObject({ legal_name: 'Mohanty Homestays', registered_from: '2026-12-01' });
    const changes = await (await api.ask('/host/changes', { headers })).json();
    expect(changes.changes).toMatchObject([
      { action: 'change seller', before: { prefix: 'H1', gstin: null }, after: { prefix: 'NIL' } },
    ]);
    const { id } = await bookAsHost(api, headers);
    const { papers } = await hostCalls(api, headers, id).call('/papers');
    expect(papers).toMatchObject([{ kind: 'invoice', number: 'NILI/26-27/00001' }]);
  });

  it.each([
    [{ gstin: '21AAPFU0939F1Z8' }, 'gstin'],
    [{ gstin: '27AAPFU0939F1ZV' }, 'gstin'],
    [{ gstin: null }, 'gstin'],
    [{ registered_from: null }, 'registered_from'],
    [{ registered_from: '2026-02-30' }, 'registered_from'],
    [{ pin: null }, 'pin'],
    [{ pin: '7520' }, 'pin'],
    [{ legal_name: ' ' }, 'legal_name'],
    [{ state_code: 'OD' }, 'state_code'],
    [{ email: 'bills.house.example' }, 'email'],
    [{ phone: 'ask Sabita' }, 'phone'],
    [{ breakfast_is: 'tea' }, 'breakfast_is'],
    [{ prefix: 'LONG' }, 'prefix'],
    [{ prefix: 'a' }, 'prefix'],
    [{ prefix: 'H2' }, 'prefix'],
  ])('%o is refused under %s', async (changes, field) => {
    expect(await save(changes)).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
    expect(await read()).toMatchObject({ legal_name: 'Homestay 1' });
  });

  it('numbers with a prefix that nobody else has or had', async () => {
    expect(await save({ prefix: 'NIL' })).toMatchObject({ status: 200 });
    expect(await save({ prefix: 'SAG' })).toMatchObject({ status: 200 });
    expect(await save({ prefix: 'NIL' }, 2)).toMatchObject({
      status: 400,
      fields: { prefix: expect.any(String) },
    });
    expect(await save({ prefix: 'NIL' })).toMatchObject({ status: 200 });
  });

  it('can’t register from before invoices without tax, whose first is named', async () => {
    await bookAsHost(api, headers);
    const refused = await save();
    expect(refused).toMatchObject({ status: 409, code: 'papers_issued', number: 'H1I/26-27/00001' });
    expect(refused.error).toContain('H1I/26-27/00001');
    expect(await save({ registered_from: '2026-11-21' })).toMatchObject({ status: 200 });
  });

  it('money that comes later for a booking with an invoice brings it no voucher', async () => {
    const { id } = await bookAsHost(api, headers);
    await save({ registered_from: '2026-11-21' });
    const desk = hostCalls(api, headers, id);
    await desk.pay({ amount: 1000, method: 'cash' });
    expect((await desk.call('/papers')).papers).toHaveLength(1);
    // A change brings the papers of the seller of that day.
    await desk.pay({ amount: 3000, method: 'cash' });
    await desk.move({ check_out: '2026-12-19', price: 'recompute' });
    expect((await desk.call('/papers')).papers).toMatchObject([
      { number: 'H1I/26-27/00001' },
      { number: 'H1C/26-27/00001', tax: [] },
      { number: 'H1T/26-27/00001', total: '2000.00', tax: [{ rate: 5 }] },
    ]);
  });

  it('is for owners of the homestay alone', async () => {
    const ask = async (who: Record<string, string>) =>
      (await api.ask('/host/properties/1/seller', { headers: who })).status;
    expect(await ask(await hostHeaders(api, { role: 'staff', propertyIds: [1] }))).toBe(403);
    expect(await ask(await hostHeaders(api, { propertyIds: [2] }))).toBe(404);
    const staff = await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    const list = await api.ask('/host/papers?from=2026-11-01&to=2026-11-30', { headers: staff });
    expect(list.status).toBe(403);
    const wrong = await api.ask('/host/papers?from=2026-02-30&to=2026-11-30', { headers });
    expect(wrong.status).toBe(400);
  });

  describe('a price that no rate of tax fits', () => {
    const nights = async (set: object, preview = false) => {
      const json = { room_ids: [1], from: '2026-12-24', to: '2026-12-24', set, preview };
      const answer = await api.ask('/host/nights', { headers, json });
      return { status: answer.status, ...(await answer.json()) };
    };
    const gap = { status: 409, code: 'price_gap', nearest: [7875, 8851] };

    it('is refused to a registered seller on the calendar, also in a preview, and nothing is written', async () => {
      expect(await nights({ price: 8000 })).toMatchObject({ status: 200 });
      await nights({ price: 2000 });
      await registerSeller(api, headers);
      expect(await nights({ price: 8000 })).toMatchObject(gap);
      expect(await nights({ price: 8000 }, true)).toMatchObject(gap);
      expect(await nights({ price: 9000, discount: 500 })).toMatchObject(gap);
      expect(await nights({ price: 8851 })).toMatchObject({ status: 200 });
      expect(await nights({ discount: 900 })).toMatchObject(gap);
      expect(await nights({ closed: true })).toMatchObject({ status: 200 });
    });

    it('is refused as the own price of a booking and of a move, by its nights', async () => {
      await registerSeller(api, headers);
      const create = (price: number) =>
        api.ask('/host/reservations', { headers, json: hostRequest({ price }) });
      expect(await (await create(16_000)).json()).toMatchObject({ code: 'price_gap', nearest: [7875, 8851] });
      const { booking } = await (await create(4000)).json();
      const desk = hostCalls(api, headers, booking.id);
      expect(await desk.move({ price: 17_000 })).toMatchObject(gap);
      expect(await desk.move({ price: 18_000 })).toMatchObject({ status: 200 });
    });
  });
});
