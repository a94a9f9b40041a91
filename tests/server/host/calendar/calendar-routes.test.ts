import { expect, it } from 'vitest';
import { bookingRequest } from '../../../support/homestays.ts';
import { hostHeaders } from '../../../support/host.ts';
import { hostNights } from '../../../support/host-nights.ts';
import { serverTest } from '../../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../../support/paid-booking.ts';

const NIGHT = { from: '2026-12-18', to: '2026-12-18' };

serverTest("the host's calendar", { anew: true }, (api) => {
  const { calendar, set, nightOf } = hostNights(api);

  it('has a row for every night, with its state, and the bookings', async () => {
    const booked = await paidBooking(api);
    const held = await heldBooking(api, { check_in: '2026-12-21', check_out: '2026-12-22' });
    const staff = await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    const seen = await (await calendar(staff, '2026-11-21', '2027-11-21')).json();
    expect(seen.rooms).toEqual([
      { id: 1, name: 'Room 1', property_id: 1, capacity: 2 },
      { id: 2, name: 'Room 2', property_id: 1, capacity: 2 },
      { id: 3, name: 'Room 3', property_id: 1, capacity: 2 },
    ]);
    expect(seen.nights).toHaveLength(3 * 366);
    const night = (date: string, room_id = 1) =>
      seen.nights.find(
        (one: { night: string; room_id: number }) => one.night === date && one.room_id === room_id,
      );
    const rate = { room_id: 1, price: 2000, discount: 0, minimum_stay: 1 };
    expect(night('2026-12-17')).toEqual({ ...rate, night: '2026-12-17', state: 'open' });
    expect(night('2026-12-18')).toMatchObject({ state: 'booked', reservation_id: booked.id });
    expect(night('2026-12-21')).toMatchObject({ state: 'held', reservation_id: held.id });
    // Without a price yet: that of the last night is offered.
    expect(night('2027-03-01')).toEqual({ ...rate, night: '2027-03-01', state: 'closed' });
    expect(night('2026-12-17', 2)).toMatchObject({ price: 3000, discount: 300 });
    expect(seen.bookings).toMatchObject([
      { id: booked.id, guest_name: 'Asha Mishra', source: 'web', balance: 0, status: 'confirmed' },
      { id: held.id, status: 'held' },
    ]);
    api.clock.advance(16 * 60_000);
    const later = await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    expect(await nightOf(later, 1, '2026-12-21')).toMatchObject({ state: 'open' });
  });

  it('answers in columns: a list for each room with an entry for each night', async () => {
    const { id } = await paidBooking(api);
    const staff = await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    const closed = { closed: true, reason: 'Painting' };
    await set(staff, { room_ids: [2], from: '2026-12-17', to: '2026-12-17', set: closed });
    const ask = async (form: string) => {
      const path = `/host/calendar?from=2026-12-17&to=2026-12-18${form}`;
      const answer = await api.ask(path, { headers: staff });
      return { status: answer.status, ...(await answer.json()) };
    };
    const rows = await ask('');
    const seen = await ask('&form=columns');
    expect(Object.keys(rows)).toEqual(['status', 'rooms', 'nights', 'bookings']);
    expect([seen.from, seen.to, seen.bookings]).toEqual(['2026-12-17', '2026-12-18', rows.bookings]);
    expect(seen.states).toEqual(['open', 'closed', 'held', 'booked', 'channel']);
    expect(seen.rooms.slice(0, 2)).toEqual([
      {
        id: 1,
        name: 'Room 1',
        property_id: 1,
        state: [0, 3],
        price: [2000, 2000],
        minimum_stay: [1, 1],
        reservation_id: [null, id],
      },
      {
        id: 2,
        name: 'Room 2',
        property_id: 1,
        state: [1, 0],
        price: [3000, 3000],
        minimum_stay: [1, 1],
        reservation_id: [null, null],
        reason: ['Painting', null],
      },
    ]);
    const statuses = await Promise.all(['rows', ''].map((form) => ask(`&form=${form}`)));
    expect(statuses.map(({ status }) => status)).toEqual([400, 400]);
  });

  it('refuses more than 400 days, none, and rooms of another homestay', async () => {
    const headers = await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    expect((await calendar(headers, '2026-11-21', '2027-12-25')).status).toBe(200);
    expect((await calendar(headers, '2026-11-21', '2027-12-26')).status).toBe(400);
    expect((await calendar(headers, '2026-11-22', '2026-11-21')).status).toBe(400);
    const status = async (change: object) => (await set(headers, { ...NIGHT, ...change })).status;
    expect(await status({ room_ids: [7], set: { closed: true } })).toBe(404);
    expect(await status({ room_ids: [1, 7], set: { closed: true } })).toBe(404);
    expect(await status({ room_ids: [1], set: {} })).toBe(400);
    expect(await status({ room_ids: [1], set: { closed: true }, to: '2028-01-23' })).toBe(400);
    expect(await status({ room_ids: [1], set: { closed: true }, to: '2026-12-17' })).toBe(400);
    expect(await status({ room_ids: [1], set: { price: 0 } })).toBe(400);
    expect(await status({ room_ids: [2], set: { price: 300 } })).toBe(400);
    expect(await status({ room_ids: [2], set: { discount: 3000 } })).toBe(400);
    expect(await nightOf(headers, 1, '2026-12-18')).toMatchObject({ state: 'open', price: 2000 });
  });

  it('blocks nights with a reason; guests see "Not available on these dates"', async () => {
    const headers = await hostHeaders(api);
    const answer = await set(headers, { room_ids: [1], ...NIGHT, set: { closed: true, reason: 'Painting' } });
    expect(answer.status).toBe(200);
    const before = { closed: false, price: 2000, discount: 0, minimum_stay: 1 };
    expect(await answer.json()).toEqual({
      changed: [
        { room_id: 1, night: '2026-12-18', before, after: { ...before, closed: true, reason: 'Painting' } },
      ],
      kept: [],
      undo_token: expect.any(String),
      version: expect.any(String),
    });
    expect(await nightOf(headers, 1, '2026-12-18')).toMatchObject({ state: 'closed', reason: 'Painting' });

    const json = { checkInDate: '2026-12-18', checkOutDate: '2026-12-20', guests: 2 };
    const { rooms } = await (await api.ask('/public/check-room-availability', { json })).json();
    expect(rooms.find(({ id }: { id: number }) => id === 1)).toMatchObject({
      pricing_error: 'Not available on these dates',
      pricing_error_type: 'closed',
    });
    const range = 'from=2026-12-18&to=2026-12-20&room_id=1';
    const { days } = await (await api.ask(`/public/calendar?${range}`)).json();
    expect(days.map(({ free }: { free: number }) => free)).toEqual([0, 1]);
    const create = await api.ask('/public/reservation/create', { json: bookingRequest() });
    expect([create.status, (await create.json()).message]).toEqual([409, 'Not available on these dates']);

    const opened = await (await set(headers, { room_ids: [1], ...NIGHT, set: { closed: false } })).json();
    expect(opened.changed[0].after).toEqual(before);
    await paidBooking(api);
  });

  it('keeps sold nights, and writes one event for each homestay', async () => {
    const booked = await paidBooking(api);
    const headers = await hostHeaders(api);
    const range = { room_ids: [7, 1], from: '2026-12-17', to: '2026-12-20' };
    const answer = await (await set(headers, { ...range, set: { price: 2500, minimum_stay: 2 } })).json();
    expect(answer.kept).toEqual([
      { room_id: 1, night: '2026-12-18', reservation_id: booked.id },
      { room_id: 1, night: '2026-12-19', reservation_id: booked.id },
    ]);
    expect(
      answer.changed.map(({ room_id, night }: { room_id: number; night: string }) => `${night} ${room_id}`),
    ).toEqual([
      '2026-12-17 1',
      '2026-12-17 7',
      '2026-12-18 7',
      '2026-12-19 7',
      '2026-12-20 1',
      '2026-12-20 7',
    ]);
    expect(await nightOf(headers, 1, '2026-12-18')).toMatchObject({ state: 'booked', price: 2000 });
    expect(await nightOf(headers, 1, '2026-12-20')).toMatchObject({ price: 2500, minimum_stay: 2 });
    const events = await api.deps.db.selectFrom('audit_event').selectAll().orderBy('property_id').execute();
    expect(events).toMatchObject([
      {
        property_id: 1,
        action: 'set price',
        user_name: 'Sabita Das',
        before: [
          { room_id: 1, from: '2026-12-17', to: '2026-12-17', price: 2000 },
          { room_id: 1, from: '2026-12-20', to: '2026-12-20', price: 2000 },
        ],
      },
      { property_id: 2, after: [{ room_id: 7, from: '2026-12-17', to: '2026-12-20', price: 2500 }] },
    ]);
  });

  it('sets only the chosen weekdays, and no night of the past', async () => {
    const headers = await hostHeaders(api);
    const change = { room_ids: [1], from: '2026-11-15', to: '2026-11-28', set: { price: 2400 } };
    const weekend = await (await set(headers, { ...change, weekdays: [5, 6] })).json();
    expect(weekend.changed.map(({ night }: { night: string }) => night)).toEqual([
      '2026-11-21',
      '2026-11-27',
      '2026-11-28',
    ]);
    const past = await (await set(headers, { ...change, to: '2026-11-20' })).json();
    expect(past).toMatchObject({ changed: [], kept: [] });
    expect(past.undo_token).toBeUndefined();
  });

  it('opens nights that had no price yet', async () => {
    const headers = await hostHeaders(api);
    const range = { room_ids: [1], from: '2027-03-05', to: '2027-03-06' };
    const priced = await (await set(headers, { ...range, set: { price: 3500 } })).json();
    expect(priced.changed).toMatchObject([
      { before: { closed: true, price: 2000 }, after: { closed: false, price: 3500 } },
      { after: { closed: false } },
    ]);
    await set(headers, { ...range, from: '2027-03-07', to: '2027-03-07', set: { closed: false } });
    expect(await nightOf(headers, 1, '2027-03-07')).toMatchObject({ state: 'open', price: 3500 });
    await paidBooking(api, { check_in: '2027-03-05', check_out: '2027-03-08' });

    await api.deps.db.deleteFrom('room_night').where('room_id', '=', 7).execute();
    const open = { ...range, room_ids: [7], set: { closed: false } };
    const refused = await set(headers, open);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      error: 'Some of these nights have no price yet. Set their price first.',
    });
    expect((await set(headers, { ...open, set: { price: 900 } })).status).toBe(200);
  });

  it('leaves nights without a price as they are when it refuses, so that a price still opens them', async () => {
    const headers = await hostHeaders(api);
    const range = { room_ids: [1], from: '2027-01-30', to: '2027-03-06' };
    const stored = () =>
      api.deps.db.selectFrom('room_night').select('night').where('room_id', '=', 1).execute();
    const before = (await stored()).length;
    const outdated = await set(headers, { ...range, set: { price: 3500 }, version: 'old' });
    expect((await outdated.json()).code).toBe('nights_changed');
    await set(headers, { ...range, to: '2027-01-30', set: { price: 100 } });
    const dear = await set(headers, { ...range, set: { closed: false, discount: 500 } });
    expect(dear.status).toBe(400);
    expect(await stored()).toHaveLength(before);
    await set(headers, { ...range, set: { price: 3500 } });
    expect(await nightOf(headers, 1, '2027-03-06')).toMatchObject({ state: 'open', price: 3500 });
  });
});
