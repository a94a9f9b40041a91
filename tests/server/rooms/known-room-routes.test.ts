import { expect, it } from 'vitest';
import { createCatalogue } from '#server/entry/app.ts';
import { readRoomList } from '#site/room-list.ts';
import { bookingRequest } from '../../support/homestays.ts';
import { serverTest } from '../../support/open-app.ts';

serverTest('the list of rooms', (api) => {
  const list = async () => readRoomList(await (await api.ask('/public/rooms')).text());
  const fromOf = async () => (await list()).rooms.map(({ id, price_from }) => [id, price_from]);

  it('has every room with its homestay and its lowest price', async () => {
    const { rooms } = await list();
    expect(rooms.map(({ id }) => id)).toEqual([1, 2, 3, 7]);
    expect(rooms[1]).toMatchObject({
      room_name: 'Room 2',
      homestay_name: 'Homestay 1',
      property_address: 'Puri, Odisha',
      property_map_location: { lat: 19.8, lng: 85.83 },
      price_from: 2700,
    });
  });

  it('has taken rooms, too, and stays the same when one is booked', async () => {
    const before = await list();
    const booked = await api.ask('/public/reservation/create', { json: bookingRequest() });
    expect(booked.status).toBe(201);
    expect(await list()).toEqual(before);
  });

  it('changes with a price, and ignores the prices of past nights', async () => {
    const before = await list();
    const cheap = api.deps.db.updateTable('room_night').set({ price: 900 }).where('room_id', '=', 7);
    await cheap.where('night', '=', '2026-11-30').execute();
    expect((await list()).digest).not.toBe(before.digest);
    expect(await fromOf()).toContainEqual([7, 900]);
    api.clock.set('2026-12-01T06:00:00Z');
    expect(await fromOf()).toContainEqual([7, 1000]);
    api.clock.set('2027-03-01T06:00:00Z');
    expect(await fromOf()).toContainEqual([7, null]);
  });

  it('is available to the build before the rest of the API', async () => {
    const catalogue = createCatalogue(api.deps);
    const early = readRoomList(await (await catalogue.request('/api/public/rooms')).text());
    expect(early).toEqual(await list());
    expect((await catalogue.request('/api/public/room/1')).status).toBe(404);
  });
});
