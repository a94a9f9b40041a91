import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import { lockDescribed } from '#server/rooms/photo-queries.ts';
import { concurrentDatabase } from '../../../support/database.ts';
import { bookingRequest } from '../../../support/homestays.ts';
import { hostHeaders } from '../../../support/host.ts';
import { hostNights } from '../../../support/host-nights.ts';
import { hostRates, season } from '../../../support/host-rates.ts';
import { serverTest, withoutLimits } from '../../../support/open-app.ts';
import { repeats } from '../../../support/repeats.ts';

const ROOMS = repeats(60);
const ROUNDS = repeats(12);

serverTest(
  'rates saved while guests book',
  { anew: true, on: [concurrentDatabase], app: withoutLimits },
  (api) => {
    let headers: Record<string, string>;
    beforeEach(async () => {
      headers = await hostHeaders(api);
    });
    const book = (check_in: string, number: number) =>
      api.ask('/public/reservation/create', {
        json: bookingRequest({
          check_in,
          check_out: addDays(check_in, 2),
          guest_email: `g${number}@example.in`,
        }),
      });

    it('never change what was sold, and nothing fails', async () => {
      const { put } = hostRates(api, () => headers);
      const save = (percent: number) =>
        put({
          seasons: [season('2026-11-01', '2027-01-31', { change: { kind: 'percent', percent } })],
          until: '2027-04-30',
        });
      const answers = await Promise.all(
        Array.from({ length: ROUNDS }, (_, round) => [
          save(10 + round),
          book(addDays('2026-11-25', 2 * round), round),
          hostNights(api).set(headers, {
            room_ids: [1, 2, 3],
            from: '2027-02-10',
            to: '2027-04-20',
            set: { price: 2000 + round },
          }),
        ]).flat(),
      );
      for (const { status } of answers) expect([200, 201]).toContain(status);
      const { db } = api.deps;
      const held = await db.selectFrom('room_night').selectAll().where('hold_id', 'is not', null).execute();
      const holds = await db.selectFrom('hold').select('nights').execute();
      expect(held).toHaveLength(2 * ROUNDS);
      const promised = new Map(
        holds.flatMap(({ nights }) => nights.map(({ night, price }) => [night, price])),
      );
      for (const { night, price } of held) expect([night, price]).toEqual([night, promised.get(night)]);
    });

    it('let guests book other nights meanwhile', async () => {
      const isBooked = await api.deps.db.transaction().execute(async (tx) => {
        await lockDescribed(tx, { kind: 'property', id: 1 });
        const booking = book('2026-11-25', 1);
        return Promise.race([booking.then(({ status }) => status), pause(2000, 'it waits')]);
      });
      expect(isBooked).toBe(201);
    });

    it('set many rooms and 400 nights at once', async () => {
      const { db } = api.deps;
      const ids = Array.from({ length: ROOMS }, (_, index) => 100 + index);
      const rooms = ids.map((id) => ({
        id,
        property_id: 1,
        name: `Room ${id}`,
        description: '',
        size: '',
        capacity: 2,
        video_url: null,
        amenities: '[]',
      }));
      await db.insertInto('room').values(rooms).execute();
      const { put } = hostRates(api, () => headers);
      const until = addDays(todayInIndia(api.clock()), 399);
      for (const price of [1500, 1700]) {
        const answer = await put({
          rooms: ids.map((room_id) => ({ room_id, price, weekend_price: null })),
          until,
        });
        expect((await answer.json()).changed).toHaveLength(ROOMS * 400);
      }
    });
  },
);
