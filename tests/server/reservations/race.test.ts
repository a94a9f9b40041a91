import { expect, it } from 'vitest';
import { type OpenDatabase, openPostgres } from '#server/platform/database/database.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { concurrentDatabase } from '../../support/database.ts';
import { bookingRequest } from '../../support/homestays.ts';
import { serverTest } from '../../support/open-app.ts';
import { repeats } from '../../support/repeats.ts';

/** PGlite has one connection and can't show a race, so these run on a real PostgreSQL. */
const ATTEMPTS = repeats(200);

serverTest(
  'many guests at the same moment',
  { anew: true, on: [concurrentDatabase], app: withoutCaps },
  (api) => {
    async function attempt(app: TestApp, number: number, changes: Record<string, unknown>) {
      const json = bookingRequest({ guest_email: `guest${number}@example.in`, ...changes });
      const response = await app.ask('/public/reservation/create', { json });
      const { code } = await response.json();
      return response.status === 201 ? 'held' : `${response.status} ${code}`;
    }

    async function race(cartOf: (number: number) => Record<string, unknown>, apps = [api]) {
      const outcomes = await Promise.all(
        Array.from({ length: ATTEMPTS }, (_, number) =>
          attempt(apps[number % apps.length] ?? api, number, cartOf(number)),
        ),
      );
      return Object.fromEntries(
        [...Map.groupBy(outcomes, (outcome) => outcome)].map(([outcome, all]) => [outcome, all.length]),
      );
    }

    /** Every hold has all of its nights, and no other has one of them. */
    async function expectNothingSoldTwice(reservations: number) {
      const holds = await api.deps.db.selectFrom('hold').selectAll().execute();
      const held = holds.flatMap(({ id, nights }) => nights.map((night) => ({ ...night, hold_id: id })));
      const nights = await api.deps.db
        .selectFrom('room_night')
        .select(['night', 'room_id', 'hold_id'])
        .where('hold_id', 'is not', null)
        .execute();
      const keyOf = (row: { night: string; room_id: number; hold_id: number | null }) =>
        `${row.night} ${row.room_id} ${row.hold_id}`;
      expect(held.map(keyOf).sort()).toEqual(nights.map(keyOf).sort());
      expect(new Set(holds.map((hold) => hold.reservation_id)).size).toBe(reservations);
    }

    it('at the last room: one winner, all others are told that it is taken', async () => {
      const counts = await race(() => ({ rooms: [{ id: 1 }] }));
      expect(counts).toEqual({ held: 1, '409 room_taken': ATTEMPTS - 1 });
      await expectNothingSoldTwice(1);
    });

    it('with carts of three rooms in opposite orders: one winner, no deadlock', async () => {
      const stay = { check_out: '2026-12-21', adults: 6 };
      const cart = [{ id: 1 }, { id: 2 }, { id: 3 }];
      const counts = await race((number) => ({
        ...stay,
        rooms: number % 2 === 0 ? cart : cart.toReversed(),
      }));
      expect(counts).toEqual({ held: 1, '409 room_taken': ATTEMPTS - 1 });
      await expectNothingSoldTwice(1);
    });

    it('with stays that overlap in both directions: as many winners as fit, no deadlock', async () => {
      const counts = await race((number) => ({
        check_in: number % 2 === 0 ? '2026-12-17' : '2026-12-18',
        check_out: number % 2 === 0 ? '2026-12-19' : '2026-12-20',
        rooms: number % 3 === 0 ? [{ id: 2 }, { id: 1 }] : [{ id: 1 }, { id: 2 }],
      }));
      expect(counts).toEqual({ held: 1, '409 room_taken': ATTEMPTS - 1 });
      await expectNothingSoldTwice(1);
    });

    it('through two servers on one database: one winner', async () => {
      const url = String(api.deps.pool.options.connectionString);
      const second = openPostgres(url, { onError: () => {} });
      const counts = await race(() => ({ rooms: [{ id: 1 }] }), [api, withoutCaps(second)]);
      await second.close();
      expect(counts).toEqual({ held: 1, '409 room_taken': ATTEMPTS - 1 });
      await expectNothingSoldTwice(1);
    });

    it('at a room whose hold has just expired: the hold does not count any more', async () => {
      expect(await attempt(api, 0, {})).toBe('held');
      api.clock.advance(15 * 60_000);
      const counts = await race(() => ({ rooms: [{ id: 1 }] }));
      expect(counts).toEqual({ held: 1, '409 room_taken': ATTEMPTS - 1 });
    });

    it('with a code that can be used once: one winner, all others are told that it is used up', async () => {
      const terms = { property_ids: [1], percent: 10, uses: 1, valid_until: '2026-12-31' };
      await api.deps.db
        .insertInto('code')
        .values({ ...terms, code: 'ONCE', created_at: api.clock() })
        .execute();
      const counts = await race((number) => ({
        code: 'ONCE',
        rooms: [{ id: 1 + (number % 2) }],
        check_in: `2026-12-${10 + (number % 12)}`,
        check_out: `2026-12-${11 + (number % 12)}`,
      }));
      expect(counts).toMatchObject({ held: 1 });
      expect(counts['409 code_used_up']).toBeGreaterThan(ATTEMPTS / 2);
    });

    it('with one e-mail: never more than three open holds, however fast they are', async () => {
      const capped = testApp(api.deps);
      const counts = await Promise.all(
        Array.from({ length: 12 }, (_, number) =>
          attempt(capped, 0, {
            check_in: `2026-12-${10 + number}`,
            check_out: `2026-12-${11 + number}`,
          }),
        ),
      );
      expect(counts.filter((outcome) => outcome === 'held')).toHaveLength(3);
      expect(counts.filter((outcome) => outcome === '429 too_many_holds')).toHaveLength(9);
    });

    it('who press Pay twenty times with one key: one reservation, the same response', async () => {
      const headers = { 'Idempotency-Key': 'pressed-often' };
      const capped = testApp(api.deps);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          capped.ask('/public/reservation/create', { json: bookingRequest(), headers }),
        ),
      );
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
      const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).booking_id));
      expect(new Set(ids).size).toBe(1);
      await expectNothingSoldTwice(1);
    });
  },
);

function withoutCaps(database: OpenDatabase): TestApp {
  const { deps } = testApp(database);
  return testApp(database, { config: { ...deps.config, rateLimits: false } });
}
