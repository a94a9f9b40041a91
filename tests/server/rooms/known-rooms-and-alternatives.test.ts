import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listAlternatives } from '#contract/alternatives.ts';
import { createCatalogue } from '#server/entry/app.ts';
import { readRoomList } from '#site/room-list.ts';
import { bookingRequest } from '../../support/homestays.ts';
import { serverTest } from '../../support/open-app.ts';

serverTest('rooms', (api) => {
  describe('alternatives', () => {
    const STAY = { check_in: '2026-12-10', check_out: '2026-12-12', guests: 2 };
    const instead = async (json: object) => {
      const response = await api.ask('/public/alternatives', { json });
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      return z.parse(listAlternatives.response, await response.json()).alternatives;
    };
    const hold = (room_id: number, nights: string[]) =>
      api.deps.db
        .updateTable('room_night')
        .set({ held_until: new Date('2026-11-21T06:10:00Z') })
        .where('room_id', '=', room_id)
        .where('night', 'in', nights)
        .execute();

    it('offers other stays at the price of their quote, and none that is held now', async () => {
      await hold(1, ['2026-12-10']);
      await hold(2, ['2026-12-11']);
      await hold(7, ['2026-12-10', '2026-12-11']);
      const found = await instead(STAY);
      const rooms = [{ id: 3, name: 'Room 3' }];
      expect(found).toEqual([
        { kind: 'longer', check_in: '2026-12-09', check_out: '2026-12-12', rooms, total: 4275 },
        {
          kind: 'split',
          check_in: '2026-12-10',
          check_out: '2026-12-12',
          rooms: [
            { id: 2, name: 'Room 2', check_in: '2026-12-10', check_out: '2026-12-11' },
            { id: 1, name: 'Room 1', check_in: '2026-12-11', check_out: '2026-12-12' },
          ],
          total: 4700,
        },
        near('2026-12-11', '2026-12-13', 1, 4000),
        near('2026-12-09', '2026-12-11', 2, 5400),
        near('2026-12-08', '2026-12-10', 7, 2000),
        near('2026-12-12', '2026-12-14', 7, 2000),
      ]);
      for (const { check_in, check_out, rooms, total } of found) {
        const own = rooms.filter((room) => room.check_in);
        const parts = own.length > 0 ? own.map((room) => [room]) : [rooms];
        const quotes = parts.map(async (part) => {
          const json = { check_in, check_out, ...part[0], rooms: part.map(({ id }) => id), adults: 2 };
          return (await (await api.ask('/public/quote', { json })).json()).quote.total_price;
        });
        const prices: number[] = await Promise.all(quotes);
        expect(prices.reduce((sum, price) => sum + price, 0)).toBe(total);
      }

      await hold(1, ['2026-12-12']);
      expect(await instead(STAY)).not.toContainEqual(near('2026-12-11', '2026-12-13', 1, 4000));
    });

    const near = (check_in: string, check_out: string, id: number, total: number) => {
      return { kind: 'near_dates', check_in, check_out, rooms: [{ id, name: `Room ${id}` }], total };
    };

    it('offers another homestay instead of a room', async () => {
      const json = { check_in: '2026-12-01', check_out: '2026-12-03', guests: 2, room_id: 3 };
      expect((await instead(json)).map(({ kind, rooms }) => [kind, rooms[0]?.id])).toEqual([
        ['longer', 3],
        ['other_homestay', 7],
      ]);
      expect((await api.ask('/public/alternatives', { json: { ...json, room_id: 99 } })).status).toBe(404);
    });

    it.each([
      ['in the past', { check_in: '2026-11-20' }],
      ['after the last open night', { check_in: '2027-02-01', check_out: '2027-02-03' }],
      ['at the end of the calendar of dates', { check_in: '9999-12-30', check_out: '9999-12-31' }],
      ['longer than can be booked', { check_out: '2027-01-10' }],
      ['for more people than beds', { guests: 7 }],
      ['for children alone', { adults: 0, children: 2 }],
    ])('offers nothing %s', async (_, change) => {
      expect(await instead({ ...STAY, ...change })).toEqual([]);
    });

    it.each([
      ['check_in', { check_in: undefined }],
      ['check_out', { check_out: '2026-12-32' }],
      ['check_out', { check_out: '2026-12-10' }],
      ['check_out', { check_out: '2026-12-09' }],
      ['guests', { guests: 'many' }],
      ['guests', { guests: 0 }],
      ['guests', { adults: 2, children: 1 }],
    ])('refuses alternatives with a wrong %s', async (field, change) => {
      const response = await api.ask('/public/alternatives', { json: { ...STAY, ...change } });
      expect(response.status).toBe(400);
      expect((await response.json()).fields).toHaveProperty(field);
    });
  });

  describe('the list of rooms', () => {
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
});
