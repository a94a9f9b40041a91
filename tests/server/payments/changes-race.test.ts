import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import { PaymentUnavailable } from '#server/payments/provider.ts';
import { payDueRefunds } from '#server/payments/refunds/pay-refunds.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { expectBalancedBooks } from '../../support/books.ts';
import { concurrentDatabase } from '../../support/database.ts';
import { paidBooking } from '../../support/paid-booking.ts';
import { repeats } from '../../support/repeats.ts';

/** `CHANGES=1000 CHANGES_SEED=7 npm run test:unit tests/server/payments/changes-race.test.ts` makes more. */
const CHANGES = Number(process.env.CHANGES ?? repeats(100));
const SEED = Number(process.env.CHANGES_SEED ?? 20_261_121);
const GUESTS = 6;
/** Guests with fewer rooms or nights can hardly change again, so after so many requests all begin again … */
const A_TURN = Math.min(CHANGES, 100);
/** … until enough changes are made, or after so many times as many requests. */
const MOST_TURNS = (5 * CHANGES) / A_TURN;
const FIRST = '2026-12-01';

const usually = <T>(value: T, other: fc.Arbitrary<T>, weight = 30) =>
  fc.oneof({ weight, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: other });

/** A guest's request: rooms and dates that collide with those of others, add-ons, and when the provider is unavailable. */
const request = fc.record({
  guest: fc.integer({ min: 0, max: GUESTS - 1 }),
  day: fc.integer({ min: 0, max: 14 }),
  nights: usually(2, fc.constantFrom(1, 3, 4)),
  rooms: fc.oneof(
    { weight: 30, arbitrary: fc.subarray([1, 2, 3], { minLength: 2, maxLength: 2 }) },
    { weight: 1, arbitrary: fc.subarray([1, 2, 3], { minLength: 1 }) },
  ),
  breakfast: usually(0, fc.integer({ min: 0, max: 3 }), 10),
  isSentTwice: fc.boolean(),
});

/** PGlite has one connection and can't show a race, so this runs on a real PostgreSQL. */
describe('many guests change their bookings at the same moment', () => {
  let database: OpenDatabase;
  let api: TestApp;
  let away = false;
  let guests: Awaited<ReturnType<typeof paidBooking>>[];

  async function open(): Promise<void> {
    database = await concurrentDatabase.open('homestays');
    // One price for all, so that most requests cost no more and compete for nights.
    await database.db.updateTable('room_night').set({ minimum_stay: 1, price: 2000, discount: 0 }).execute();
    const { deps } = testApp(database);
    const refund: typeof deps.payments.refund = (refunded) => {
      if (away) throw new PaymentUnavailable('away');
      return deps.payments.refund(refunded);
    };
    const payments = { ...deps.payments, refund };
    api = testApp(database, { config: { ...deps.config, rateLimits: false }, payments });
    guests = [];
    for (let guest = 0; guest < GUESTS; guest += 1) {
      const check_in = addDays(FIRST, guest * 2);
      const check_out = addDays(check_in, 2);
      const stay = { check_in, check_out, rooms: [{ id: 1 }, { id: 2 }], breakfast: 3 };
      guests.push(await paidBooking(api, { ...stay, guest_email: `guest${guest}@example.in` }));
    }
  }

  type ChangeRequest = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

  async function change({
    guest,
    day,
    nights,
    rooms,
    breakfast,
    isSentTwice,
  }: ChangeRequest): Promise<string> {
    const booked = guests[guest];
    if (!booked) throw new Error('no such guest');
    const path = `/public/reservation/${booked.id}/change`;
    const check_in = addDays(FIRST, day);
    const json = { check_in, check_out: addDays(check_in, nights), rooms, breakfast };
    const response = await api.ask(`${path}/quote`, { headers: booked.headers, json });
    const answer = await response.json();
    if (response.status !== 201) return `${response.status} ${answer.code}`;
    const apply = () => api.ask(path, { headers: booked.headers, json: { quote_id: answer.quote.id } });
    const answers = await Promise.all(isSentTwice ? [apply(), apply()] : [apply()]);
    const last = answers.at(-1);
    if (last?.status === 200) return 'changed';
    return `${last?.status} ${(await last?.json())?.code}`;
  }

  /** Every booking has exactly the nights it was sold, for its own dates, and no other has one of them. */
  async function expectOneStayEach(): Promise<void> {
    const { rows } = await sql`
      select r.id from reservation r where r.status = 'confirmed' and (
        (select count(*) from room_night h where h.reservation_id = r.id) <>
        (select count(*) from reservation_room m where m.reservation_id = r.id) * (r.check_out - r.check_in)
        or (select count(*) from reservation_night n where n.reservation_id = r.id) <>
        (select count(*) from reservation_room m where m.reservation_id = r.id) * (r.check_out - r.check_in)
        or not exists (select 1 from room_night h where h.reservation_id = r.id)
        or exists (select 1 from room_night h where h.reservation_id = r.id
          and (h.night < r.check_in or h.night >= r.check_out)))`.execute(database.db);
    expect(rows).toEqual([]);
    await expectBalancedBooks(database.db);
  }

  /** The amount paid is the stay's price so far, without the balance, plus cancellation fees; refunds were requested once. */
  async function expectMoneyConserved(): Promise<void> {
    const { rows } = await sql`
      select r.id from reservation r where r.paid_paise > (r.total + r.cancellation_fee) * 100
        or (r.status = 'confirmed' and r.payment_status = 'paid' and r.paid_paise <> (r.total + r.cancellation_fee) * 100)
        or r.refunded_paise <> coalesce((select sum(refund_paise) from reservation_change c
          where c.reservation_id = r.id), 0)`.execute(database.db);
    expect(rows).toEqual([]);
  }

  /** Plays new guests with these requests; returns the results. */
  async function play(requests: ChangeRequest[]): Promise<string[]> {
    await open();
    const outcomes: string[] = [];
    for (let at = 0; at < requests.length; at += GUESTS * 2) {
      away = (at / GUESTS) % 4 === 0;
      outcomes.push(...(await Promise.all(requests.slice(at, at + GUESTS * 2).map(change))));
      await expectOneStayEach();
    }
    await expectMoneyConserved();

    away = false;
    api.clock.advance(7 * 3_600_000);
    await payDueRefunds(api.deps);
    const { rows } = await sql`
      select 1 from refund where state <> 'processed'
      union all
      select 1 from sandbox_refund having sum(amount_paise) <> (select sum(amount_paise) from refund)`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
    await expectOneStayEach();
    await database.close();
    return outcomes;
  }

  it(`${CHANGES} changes leave one stay each and lose no paisa`, async () => {
    const outcomes: string[] = [];
    const isEnough = () => outcomes.length >= CHANGES && changedOf(outcomes).length > CHANGES / 10;
    for (let turn = 0; turn < MOST_TURNS && !isEnough(); turn += 1)
      outcomes.push(...(await play(fc.sample(request, { numRuns: A_TURN, seed: SEED + turn }))));
    expect(changedOf(outcomes).length).toBeGreaterThan(CHANGES / 10);
    const counts = Map.groupBy(outcomes, (outcome) => outcome);
    expect([...counts.keys()].filter((outcome) => !/^changed$|^409 /.test(outcome))).toEqual([]);
    const summary = [...counts].map(([outcome, all]) => `${outcome} ${all.length}`).join(', ');
    process.stdout.write(`${outcomes.length} changes by ${GUESTS} guests: ${summary}\n`);
  }, 600_000);
});

const changedOf = (outcomes: readonly string[]) => outcomes.filter((outcome) => outcome === 'changed');
