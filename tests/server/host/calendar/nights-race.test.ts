import { expect, it } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import { concurrentDatabase } from '../../../support/database.ts';
import { bookingRequest } from '../../../support/homestays.ts';
import { hostHeaders } from '../../../support/host.ts';
import { hostNights } from '../../../support/host-nights.ts';
import { serverTest, withoutLimits } from '../../../support/open-app.ts';
import { repeats } from '../../../support/repeats.ts';

const ROUNDS = repeats(30);

serverTest(
  'a host and guests at the same moment',
  { anew: true, on: [concurrentDatabase], app: withoutLimits },
  (api) => {
    const book = (check_in: string, number: number) =>
      api.ask('/public/reservation/create', {
        json: bookingRequest({
          check_in,
          check_out: addDays(check_in, 2),
          guest_email: `g${number}@example.in`,
        }),
      });

    it('block a night or book it: exactly one wins', async () => {
      const headers = await hostHeaders(api);
      const { set, nightOf } = hostNights(api);
      const winners = await Promise.all(
        Array.from({ length: ROUNDS }, async (_, round) => {
          const night = addDays('2026-11-25', 2 * round);
          const block = () =>
            set(headers, { room_ids: [1, 2], from: night, to: addDays(night, 1), set: { closed: true } });
          const guest = () => book(night, round);
          const pair =
            round % 2 === 0
              ? await Promise.all([block(), guest()])
              : (await Promise.all([guest(), block()])).reverse();
          const [blocked, booked] = pair as [Response, Response];
          expect(blocked.status).toBe(200);
          expect([201, 409]).toContain(booked.status);
          const { kept } = await blocked.json();
          const { state } = await nightOf(headers, 1, night);
          expect([booked.status, kept.length, state]).toEqual(
            booked.status === 201 ? [201, 2, 'held'] : [409, 0, 'closed'],
          );
          return state;
        }),
      );
      expect(winners).toHaveLength(ROUNDS);
    });

    it('open nights that had no price, twice, and book them: no night is sold twice, none fails', async () => {
      const headers = await hostHeaders(api);
      const { set } = hostNights(api);
      const from = '2027-03-01';
      const open = (price: number) =>
        set(headers, { room_ids: [1, 2, 3], from, to: '2027-04-30', set: { price } });
      const answers = await Promise.all([
        open(2000),
        open(2100),
        ...Array.from({ length: 20 }, (_, number) => book(from, number)),
        open(2200),
        ...Array.from({ length: 20 }, (_, number) => book(from, 20 + number)),
      ]);
      for (const { status } of answers) expect([200, 201, 409]).toContain(status);
      const late = await book(from, 99);
      const won = [...answers, late].filter(({ status }) => status === 201);
      expect(won).toHaveLength(1);
      const holds = await api.deps.db.selectFrom('hold').selectAll().execute();
      expect(holds).toHaveLength(1);
      // The hold has the price of its night, so nobody changed the price after the sale.
      const prices = await api.deps.db
        .selectFrom('room_night')
        .select('price')
        .where('hold_id', 'is not', null)
        .execute();
      expect(prices.map(({ price }) => price)).toEqual(holds[0]?.nights.map(({ price }) => price));
    });
  },
);
