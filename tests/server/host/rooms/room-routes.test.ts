import { expect, it } from 'vitest';
import { bookingRequest } from '../../../support/homestays.ts';
import { hostHeaders } from '../../../support/host.ts';
import { serverTest } from '../../../support/open-app.ts';

const WORDS = {
  name: 'Lotus',
  description: 'A quiet room\nbehind the garden.',
  capacity: 3,
  size: '240 sq ft',
  beds: 'Double bed and a cot',
  floor: 'First floor',
  video: '',
  amenities: [
    { name: 'Air Conditioner', available: true },
    { name: 'Television', available: false },
  ],
};

serverTest('rooms as their hosts describe them', { anew: true }, (api) => {
  const call = async (headers: Record<string, string>, method: string, path: string, json?: unknown) => {
    const answer = await api.ask(`/host/${path}`, { method, headers, json });
    return { status: answer.status, ...(await answer.json()) };
  };
  const audit = () =>
    api.deps.db.selectFrom('audit_event').select(['action', 'property_id', 'before', 'after']).execute();

  it('are listed with their homestays, and until when they are open', async () => {
    const owner = await hostHeaders(api, { propertyIds: [1] });
    const { properties } = await call(owner, 'GET', 'rooms');
    expect(properties).toMatchObject([
      { id: 1, name: 'Homestay 1', rooms: [{ id: 1, name: 'Room 1', capacity: 2 }, { id: 2 }, { id: 3 }] },
    ]);
    expect(properties[0].rooms[0]).toMatchObject({ photo: null, photo_count: 0, open_until: '2027-01-31' });
    await api.deps.db.updateTable('room_night').set({ closed: true }).where('room_id', '=', 2).execute();
    const again = await call(owner, 'GET', 'rooms');
    expect(again.properties[0].rooms[1].open_until).toBeNull();
  });

  it('change at once for guests, and the history says what', async () => {
    const owner = await hostHeaders(api, { propertyIds: [1] });
    const { room } = await call(owner, 'GET', 'rooms/1');
    expect(room).toMatchObject({ id: 1, property_id: 1, name: 'Room 1', beds: '', video: '', photos: [] });
    const saved = await call(owner, 'PUT', 'rooms/1', { ...WORDS, version: room.version });
    expect(saved).toMatchObject({ status: 200, room: { id: 1, ...WORDS } });
    expect(saved.room.version).not.toBe(room.version);
    const { room: shown } = await (await api.ask('/public/room/1')).json();
    expect(shown).toMatchObject({ room_name: 'Lotus', capacity: 3, beds: 'Double bed and a cot' });
    expect(await audit()).toEqual([
      {
        action: 'change room',
        property_id: 1,
        before: expect.objectContaining({ room_id: 1, name: 'Room 1', capacity: 2 }),
        after: { room_id: 1, ...WORDS, video: undefined },
      },
    ]);
    // Nothing is written for what stays the same.
    await call(owner, 'PUT', 'rooms/1', { ...WORDS, version: saved.room.version });
    expect(await audit()).toHaveLength(1);
  });

  it('are not overwritten by a host who has read them earlier', async () => {
    const [owner, second] = [await hostHeaders(api), await hostHeaders(api, { propertyIds: [1] })];
    const { room } = await call(owner, 'GET', 'rooms/1');
    await call(second, 'PUT', 'rooms/1', { ...WORDS, version: room.version });
    const late = await call(owner, 'PUT', 'rooms/1', { ...WORDS, name: 'Other', version: room.version });
    expect(late).toMatchObject({ status: 409, code: 'settings_changed' });
    expect(await call(owner, 'GET', 'rooms/1')).toMatchObject({ room: { name: 'Lotus' } });
  });

  it('are added with an id that no file has, and can’t be booked before they have a price', async () => {
    const owner = await hostHeaders(api, { propertyIds: [1] });
    const ids = await Promise.all(
      ['Lotus', 'Conch'].map(async (name) => {
        const { status, room } = await call(owner, 'POST', 'rooms', { ...WORDS, name, property_id: 1 });
        expect(status).toBe(201);
        return room.id;
      }),
    );
    expect(ids.toSorted()).toEqual([101, 102]);
    const { properties } = await call(owner, 'GET', 'rooms');
    expect(
      properties[0].rooms.map(({ id, open_until }: { id: number; open_until: unknown }) => [id, open_until]),
    ).toEqual([1, 2, 3].map((id) => [id, '2027-01-31']).concat([101, 102].map((id) => [id, null as never])));
    const { room } = await (await api.ask('/public/room/101')).json();
    expect(room).toMatchObject({ images: [], pricing_error_type: 'rates_not_open' });
    const refused = await api.ask('/public/reservation/create', {
      json: bookingRequest({ rooms: [{ id: 101 }] }),
    });
    expect(refused.status).toBe(409);
  });

  it('belong to their owners only', async () => {
    const [other, staff] = [
      await hostHeaders(api, { propertyIds: [2] }),
      await hostHeaders(api, { role: 'staff', propertyIds: [1] }),
    ];
    const { room } = await call(await hostHeaders(api), 'GET', 'rooms/1');
    const body = { ...WORDS, version: room.version };
    expect(await call(other, 'GET', 'rooms/1')).toMatchObject({ status: 404 });
    expect(await call(other, 'PUT', 'rooms/1', body)).toMatchObject({ status: 404 });
    expect(await call(other, 'POST', 'rooms', { ...WORDS, property_id: 1 })).toMatchObject({ status: 404 });
    expect(await call(staff, 'GET', 'rooms')).toMatchObject({ status: 403, code: 'owner_only' });
    expect(await call(staff, 'PUT', 'rooms/1', body)).toMatchObject({ status: 403, code: 'owner_only' });
    expect(await call(await hostHeaders(api), 'GET', 'rooms/1')).toMatchObject({ room: { name: 'Room 1' } });
    expect((await call(other, 'GET', 'rooms')).properties).toMatchObject([{ id: 2, rooms: [{ id: 7 }] }]);
  });

  it('are saved only with words that guests can read', async () => {
    const owner = await hostHeaders(api);
    const { room } = await call(owner, 'GET', 'rooms/1');
    const save = (changes: object) =>
      call(owner, 'PUT', 'rooms/1', { ...WORDS, version: room.version, ...changes });
    expect(await save({ name: ' ' })).toMatchObject({ status: 400, fields: { name: 'This is required.' } });
    expect(await save({ capacity: 0 })).toMatchObject({
      status: 400,
      fields: { capacity: expect.any(String) },
    });
    expect(await save({ floor: 'First\nfloor' })).toMatchObject({ status: 400 });
    expect(await save({ amenities: [{ name: '', available: true }] })).toMatchObject({ status: 400 });
    expect(await call(owner, 'GET', 'rooms/1')).toMatchObject({ room: { name: 'Room 1' } });
  });

  it('keep the price of what was sold', async () => {
    const owner = await hostHeaders(api);
    const create = await api.ask('/public/reservation/create', { json: bookingRequest({}) });
    const booking = await create.json();
    const sold = () =>
      Promise.all([
        api.deps.db.selectFrom('hold').selectAll().execute(),
        api.deps.db.selectFrom('room_night').selectAll().where('hold_id', 'is not', null).execute(),
      ]);
    expect(booking.booking_id).toEqual(expect.any(Number));
    const before = await sold();
    const { room } = await call(owner, 'GET', 'rooms/1');
    await call(owner, 'PUT', 'rooms/1', { ...WORDS, capacity: 1, version: room.version });
    expect(await sold()).toEqual(before);
  });
});
