import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkRoomAvailability } from '#contract/availability.ts';
import { bookingRequest } from '../../support/homestays.ts';
import { addManyRooms } from '../../support/many-rooms.ts';
import { serverTest } from '../../support/open-app.ts';

const STAY = { checkInDate: '2026-12-18', checkOutDate: '2026-12-21' };

serverTest('a search that shows some of the rooms', (api) => {
  beforeAll(async () => {
    await addManyRooms(api.deps.db, 60);
    const distances = JSON.stringify({ temple: 300 });
    await api.deps.db.updateTable('property').set({ distances }).where('id', '=', 1).execute();
  });

  const search = async (more: object) => {
    const json = { ...STAY, guests: 2, ...more };
    const response = await api.ask('/public/check-room-availability', { json });
    expect(response.status).toBe(200);
    return z.parse(checkRoomAvailability.response, await response.json());
  };
  const ids = (rooms: readonly { id: number }[] = []) => rooms.map(({ id }) => id);

  it('returns all rooms complete by default, with all pictures', async () => {
    const { rooms, ...others } = await search({});
    expect(rooms).toHaveLength(64);
    expect(others).toEqual({});
    const last = rooms.at(-1);
    expect(last).toMatchObject({ id: 160, description: 'The text of room 160.', room_size: '200 sq ft' });
    expect(last?.images).toMatchObject([
      { file_path: 'rooms/160/1.webp' },
      { file_path: 'rooms/160/2.webp' },
    ]);
  });

  it('returns the rooms complete that it recommends, with one picture, and the others with what choosing needs', async () => {
    const all = (await search({})).rooms;
    const { rooms, other_rooms } = await search({ limit: 24 });
    const best = ids(all.toSorted((a, b) => a.net_price - b.net_price || a.id - b.id).slice(0, 24));
    const isBest = ({ id }: { id: number }) => best.includes(id);
    expect(rooms).toEqual(all.filter(isBest).map((room) => ({ ...room, images: room.images.slice(0, 1) })));
    expect(ids(other_rooms)).toEqual(ids(all.filter((room) => !isBest(room))));
    const dear = all.find(({ id }) => id === 110);
    expect(other_rooms?.find(({ id }) => id === 110)).toEqual({
      id: 110,
      room_name: 'Many 110',
      property_id: 2,
      homestay_name: 'Homestay 2',
      capacity: 3,
      final_price: dear?.final_price,
      final_price_per_day: dear?.final_price_per_day,
      pricing_error_type: null,
      amenities: ['Balcony'],
      floor: '',
    });
  });

  it('returns the requested rooms, if they are free', async () => {
    const taken = { check_in: '2026-12-20', check_out: '2026-12-22', rooms: [{ id: 130 }], homestay_id: 2 };
    const held = await api.ask('/public/reservation/create', { json: bookingRequest(taken) });
    expect(held.status).toBe(201);
    const { rooms, other_rooms } = await search({ room_ids: [140, 130, 1, 999] });
    expect(rooms).toMatchObject([
      { id: 1, room_name: 'Room 1', description: 'A quiet room.', temple_distance: 300 },
      { id: 140, description: 'The text of room 140.', images: [{ file_path: 'rooms/140/1.webp' }] },
    ]);
    expect(other_rooms).toBeUndefined();
    expect(ids((await search({ limit: 1 })).other_rooms)).not.toContain(130);
  });

  it('marks others that cannot be sold, too', async () => {
    const { other_rooms } = await search({ checkOutDate: '2026-12-20', limit: 1 });
    expect(other_rooms?.find(({ id }) => id === 3)).toMatchObject({
      pricing_error_type: 'minimum_stay_violation',
      final_price: 0,
    });
    const late = { checkInDate: '2027-01-31', checkOutDate: '2027-02-02' };
    const { rooms } = await search({ ...late, limit: 1 });
    expect(rooms).toMatchObject([
      { pricing_error: 'Sorry, we have not yet started the booking for the month of February 2027' },
    ]);
  });

  it('refuses to show none, or more than a thousand', async () => {
    for (const more of [
      { limit: 0 },
      { limit: 1001 },
      { room_ids: Array(1001).fill(1) },
      { room_ids: ['x'] },
    ]) {
      const response = await api.ask('/public/check-room-availability', { json: { ...STAY, ...more } });
      expect(response.status).toBe(400);
    }
  });
});
