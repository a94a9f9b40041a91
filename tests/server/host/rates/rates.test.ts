import { beforeEach, expect, it } from 'vitest';
import { hostHeaders } from '../../../support/host.ts';
import { hostNights } from '../../../support/host-nights.ts';
import { DISCOUNTS, hostRates, RATES, season } from '../../../support/host-rates.ts';
import { serverTest } from '../../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../../support/paid-booking.ts';

const STAY = season('2026-12-18', '2026-12-20');

serverTest('the rates of a homestay', { anew: true }, (api) => {
  let headers: Record<string, string>;
  const { set, undo, nightOf } = hostNights(api);
  const { read, put } = hostRates(api, () => headers);
  const night = (roomId: number, date: string) => nightOf(headers, roomId, date);
  beforeEach(async () => {
    headers = await hostHeaders(api);
  });

  it('begin with what the calendar has', async () => {
    const { plan, length_discounts, rooms, version } = await read();
    expect(plan).toEqual(RATES);
    expect(length_discounts).toEqual(DISCOUNTS);
    expect(rooms[0]).toEqual({ id: 1, name: 'Room 1' });
    const preview = await (await put({}, { preview: true, version })).json();
    expect(preview).toMatchObject({ changed: [], kept: [], version });
  });

  it('are previewed, saved and undone; a discount stays, the plan, too', async () => {
    const seasons = [{ ...STAY, room_ids: [2] }];
    const preview = await (await put({ seasons, minimum_stay: 3 }, { preview: true })).json();
    expect(preview.undo_token).toBeUndefined();
    expect(await night(2, '2026-12-18')).toMatchObject({ price: 3000, minimum_stay: 1 });

    const saved = await (await put({ seasons, minimum_stay: 3 }, { version: preview.version })).json();
    expect(saved).toMatchObject({ changed: preview.changed, kept: [], plan: { seasons } });
    expect(await night(2, '2026-12-18')).toMatchObject({ price: 4500, discount: 300, minimum_stay: 3 });
    expect(await night(2, '2026-12-21')).toMatchObject({ price: 3000, minimum_stay: 3 });
    expect(await read()).toMatchObject({ plan: saved.plan, version: saved.version });

    const undone = await (await undo(headers, saved.undo_token)).json();
    expect(undone.changed).toHaveLength(saved.changed.length);
    expect(await night(2, '2026-12-18')).toMatchObject({ price: 3000, minimum_stay: 1 });
    expect((await read()).plan.seasons).toEqual(seasons);
    // An undone night was not priced by hand.
    expect((await (await put({ seasons, minimum_stay: 3 })).json()).kept).toEqual([]);
    const events = await api.deps.db.selectFrom('audit_event').selectAll().orderBy('id').execute();
    expect(events.map(({ action }) => action)).toEqual(['save rates', 'undo nights', 'save rates']);
    expect(events[0]?.after).toMatchObject({ nights: { changed: saved.changed.length, kept: 0 } });
  });

  it('leave sold nights, and those priced by hand unless told otherwise', async () => {
    const booked = await paidBooking(api);
    const rows = () =>
      api.deps.db
        .selectFrom('reservation_night')
        .selectAll()
        .where('reservation_id', '=', booked.id)
        .execute();
    const before = await rows();
    await set(headers, { room_ids: [1], from: '2026-12-20', to: '2026-12-20', set: { price: 2100 } });
    const saved = await (await put({ seasons: [STAY] }, { length_discounts: [] })).json();
    expect(saved.kept).toEqual([
      { room_id: 1, night: '2026-12-18', why: 'sold', price: 2000 },
      { room_id: 1, night: '2026-12-19', why: 'sold', price: 2000 },
      { room_id: 1, night: '2026-12-20', why: 'calendar', price: 2100 },
    ]);
    expect(await night(1, '2026-12-20')).toMatchObject({ price: 2100 });
    const all = await (await put({ seasons: [STAY] }, { overwrite: true, length_discounts: [] })).json();
    expect(all.changed).toMatchObject([{ night: '2026-12-20', after: { price: 3000 } }]);
    expect(await rows()).toEqual(before);
    expect((await read()).length_discounts).toEqual([]);
  });

  it('leave what the calendar had for a festival, when the first plan comes and later', async () => {
    const { db } = api.deps;
    const festival = () =>
      db.updateTable('room_night').set({ price: 5000 }).where('night', '=', '2026-12-19');
    await festival().where('room_id', '=', 2).execute();
    const kept = [{ room_id: 2, night: '2026-12-19', why: 'calendar', price: 5000 }];
    expect(await (await put({ minimum_stay: 2 })).json()).toMatchObject({ kept });
    expect(await (await put({ minimum_stay: 3 })).json()).toMatchObject({ kept });
    expect(await night(2, '2026-12-19')).toMatchObject({ price: 5000, minimum_stay: 1 });
    const all = await (await put({ minimum_stay: 3 }, { overwrite: true })).json();
    expect(all).toMatchObject({ changed: [{ room_id: 2, night: '2026-12-19' }], kept: [] });
  });

  it('set the nights of a season in the first plan, whatever the calendar had for them', async () => {
    const { db } = api.deps;
    await db.updateTable('room_night').set({ price: 5000 }).where('night', '=', '2026-12-19').execute();
    const saved = await (await put({ seasons: [{ ...STAY, room_ids: [2] }] })).json();
    expect(saved.kept.map(({ room_id }: { room_id: number }) => room_id)).not.toContain(2);
    expect(await night(2, '2026-12-19')).toMatchObject({ price: 4500 });
  });

  it('leave what a guest is paying for, and its undo leaves what was sold meanwhile', async () => {
    const held = await heldBooking(api, { check_in: '2026-12-18', check_out: '2026-12-21' });
    const booking = () =>
      api.deps.db.selectFrom('reservation').selectAll().where('id', '=', held.id).executeTakeFirstOrThrow();
    const before = await booking();
    const rooms = RATES.rooms.map((room) => ({ ...room, price: 3 * room.price }));
    const saved = await (await put({ rooms }, { length_discounts: [], overwrite: true })).json();
    expect(await booking()).toEqual(before);
    const json = { notes: { reservation_id: held.id } };
    const order = await api.ask('/public/reservation/razorpay/order', { headers: held.headers, json });
    expect((await order.json()).order.amount).toBe(before.due_now * 100);

    const sold = await paidBooking(api, { check_in: '2027-01-05', check_out: '2027-01-07' });
    const { changed, kept } = await (await undo(headers, saved.undo_token)).json();
    expect(kept).toEqual(
      ['2027-01-05', '2027-01-06'].map((night) => ({ room_id: 1, night, reservation_id: sold.id })),
    );
    expect(changed).toHaveLength(saved.changed.length - 2);
    expect((await undo(headers, saved.undo_token)).status).toBe(409);
  });

  it('open and close nights at their end, and never those that a host has blocked', async () => {
    const block = { room_ids: [1], from: '2026-12-18', to: '2026-12-18', set: { closed: true } };
    await set(headers, block);
    const far = '2027-03-15';
    await put({ until: far });
    expect(await night(1, far)).toMatchObject({ state: 'open', price: 2000 });
    await put({ until: '2027-01-31', seasons: [STAY] });
    expect(await night(1, far)).toMatchObject({ state: 'closed' });
    await put({ until: far, seasons: [STAY] }, { overwrite: true });
    expect(await night(1, far)).toMatchObject({ state: 'open' });
    await put({ until: far, seasons: [STAY] });
    expect(await night(1, '2026-12-18')).toMatchObject({ state: 'closed', price: 3000 });
    expect(await night(1, '2026-12-19')).toMatchObject({ state: 'open', price: 3000 });
  });

  it('refuse what has changed since they were read', async () => {
    const { version } = await read();
    await set(headers, { room_ids: [1], from: '2026-12-18', to: '2026-12-18', set: { price: 2100 } });
    const refused = await put({}, { version });
    const { code, current } = await refused.json();
    expect([refused.status, code]).toEqual([409, 'nights_changed']);
    expect((await put({ minimum_stay: 2 }, { version: current.version })).status).toBe(200);
    expect((await put({}, { version: current.version, length_discounts: [] })).status).toBe(409);
  });

  it('refuse other rooms, a season that ends before it begins, and two discounts for one length', async () => {
    const rooms = [{ room_id: 7, price: 1, weekend_price: null }];
    const seasons = [season('2026-12-18', '2026-12-17')];
    const twice = [DISCOUNTS[0], DISCOUNTS[0]];
    const refused = await put({ rooms, seasons, until: '2029-12-31' }, { length_discounts: twice });
    expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([
      400,
      ['plan.rooms.0', 'plan.seasons.0.to', 'plan.until', 'length_discounts.1.nights'],
    ]);
    const staff = await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    expect((await api.ask('/host/properties/1/rates', { headers: staff })).status).toBe(403);
  });
});
