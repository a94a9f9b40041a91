import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { lockHoldLimits, WAITLIST_LOCK } from '#server/reservations/queries.ts';
import { offerFreedRooms } from '#server/waitlist/offers.ts';
import { faultyDatabase, slowPoints } from '../../soak/fault-points.ts';
import { type TestApp, testApp, testClock } from '../../support/app.ts';
import { expectBalancedBooks } from '../../support/books.ts';
import { concurrentDatabase } from '../../support/database.ts';
import { eventually } from '../../support/eventually.ts';
import { bookingRequest } from '../../support/homestays.ts';
import { heldBooking } from '../../support/paid-booking.ts';
import { randomizer } from '../../support/random.ts';
import { repeats } from '../../support/repeats.ts';
import { clearWaitlist, join, offered, openLink, waitlistToken } from '../../support/waitlist.ts';

const MINUTE = 60_000;
const COUNT = 30;
const ROUNDS = repeats(6);
const name = (index: number) => `guest${index}@example.in`;
const random = randomizer(7);
const everybody = Array.from({ length: COUNT }, (_, index) => name(index));

describe('thirty guests waiting for one room', () => {
  let open: OpenDatabase;
  let api: TestApp;
  beforeAll(async () => {
    open = await concurrentDatabase.open('homestays');
  });
  beforeEach(async () => {
    api = testApp(open);
    await clearWaitlist(api);
  });
  afterAll(() => open.close());

  /** Restarts the server: a new app on the same database, at the same time of the clock. */
  const restart = () => {
    const clock = testClock(api.clock().toISOString());
    const config = { ...api.deps.config, rateLimits: false };
    api = testApp(open, { clock, config });
    api = { ...api, clock };
  };
  const fill = async () => {
    restart();
    const other = await heldBooking(api, { guest_email: 'first@example.in' });
    for (const email of everybody) await join(api, email);
    await offerFreedRooms(api.deps);
    expect(await offered(api)).toEqual([]);
    return other;
  };
  /** How many connections of this database wait for a row that another one has locked. */
  const waitingForLock = async () => {
    const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(open.db);
    return rows[0]?.waiting;
  };
  /** A worker with delayed statements, each by a different time. */
  const slow = () => ({ ...api.deps, db: faultyDatabase(open, slowPoints(random, 80)) });
  const heldNights = () =>
    open.db
      .selectFrom('room_night')
      .select(['night', 'room_id'])
      .where('held_until', '>', api.clock())
      .execute();

  const offerEnd = async () => {
    const { until } = await open.db
      .selectFrom('waitlist_entry')
      .select((eb) => eb.fn.max('offer_until').as('until'))
      .executeTakeFirstOrThrow();
    return new Date(until ?? '');
  };

  test('get offers strictly in their order, two hours each and three a day, across restarts', async () => {
    await fill();
    // The hold of the unpaid booking expires.
    api.clock.advance(15 * MINUTE);
    const made: number[] = [];
    for (let index = 0; index < COUNT; index += 1) {
      if (index % 3 === 0) restart();
      if (index > 0 && index % 3 === 0) {
        // Between them all guests can book the room.
        await offerFreedRooms(api.deps);
        expect(await offered(api)).toEqual(everybody.slice(0, index));
        expect(await heldNights()).toEqual([]);
        api.clock.set(new Date((made.at(-3) ?? 0) + 24 * 60 * MINUTE));
      }
      made.push(api.clock().getTime());
      // The job runs again and again, also while nothing changes.
      for (let round = 0; round < 3; round += 1) {
        await offerFreedRooms(api.deps);
        expect(await offered(api)).toEqual(everybody.slice(0, index + 1));
        expect(await heldNights()).toHaveLength(2);
        api.clock.advance(39 * MINUTE);
      }
      api.clock.set(await offerEnd());
    }
    await offerFreedRooms(api.deps);
    expect(await offered(api)).toEqual(everybody);
    const states = await open.db.selectFrom('waitlist_entry').select('state').distinct().execute();
    expect(states).toEqual([{ state: 'lapsed' }]);
    expect(await heldNights()).toEqual([]);
    await expectBalancedBooks(open.db);
  });

  test('some leave, some let the offer expire, and the one who books ends the waitlist', async () => {
    await fill();
    for (const index of [0, 2]) {
      const token = await waitlistToken(api, name(index), 'waiting_joined');
      await api.ask('/public/waiting-list/leave', { json: { token } });
    }
    api.clock.advance(15 * MINUTE);
    await offerFreedRooms(api.deps);
    api.clock.advance(120 * MINUTE);
    await offerFreedRooms(api.deps);
    expect(await offered(api)).toEqual([name(1), name(3)]);
    const late = await openLink(api, await waitlistToken(api, name(1), 'waiting_offer'));
    const mine = await openLink(api, await waitlistToken(api, name(3), 'waiting_offer'));
    const book = (headers: { Cookie: string }) =>
      api.ask('/public/reservation/create', { json: bookingRequest(), headers });
    expect((await book(late.headers)).status).toBe(409);
    expect((await book(mine.headers)).status).toBe(201);
    await offerFreedRooms(api.deps);
    expect(await offered(api)).toEqual([name(1), name(3)]);
  });

  test('several workers at once make one offer, and a stranger never gets the room', async () => {
    const other = await fill();
    const { status } = await api.ask(`/public/reservation/${other.id}`, {
      method: 'DELETE',
      headers: other.headers,
    });
    expect(status).toBe(200);
    await Promise.all(Array.from({ length: 8 }, () => offerFreedRooms(slow())));
    expect(await offered(api)).toEqual([name(0)]);
    expect(await heldNights()).toHaveLength(2);
    await open.db.deleteFrom('waitlist_entry').where('email', '=', name(1)).execute();
    api.clock.advance(120 * MINUTE);
    const strangers = Array.from(
      { length: 6 },
      (_, index) => () =>
        api.ask('/public/reservation/create', {
          json: bookingRequest({ guest_email: `s${index}@example.in` }),
        }),
    );
    const workers = Array.from({ length: 4 }, () => () => offerFreedRooms(slow()));
    const answers = await Promise.all([...workers, ...strangers].map((run) => run()));
    const booked = answers.filter((answer) => answer instanceof Response && answer.status === 201).length;
    const offers = (await offered(api)).slice(1);
    // Either way: the room has one guest.
    expect(booked + offers.length).toBe(1);
    expect(offers).toEqual(booked ? [] : [name(2)]);
    expect(await heldNights()).toHaveLength(2);
    await expectBalancedBooks(open.db);
  });

  test('several workers at once offer each room once, in order, however late they are', async () => {
    restart();
    for (let round = 0; round < ROUNDS; round += 1) {
      await clearWaitlist(api);
      for (const email of everybody.slice(0, 6)) await join(api, email, { room_id: null });
      await Promise.all(Array.from({ length: 8 }, () => offerFreedRooms(slow())));
      expect(await offered(api)).toEqual(everybody.slice(0, 3));
      expect(await heldNights()).toHaveLength(6);
    }
    await expectBalancedBooks(open.db);
  });

  test('a worker waits for the one that is making offers', async () => {
    restart();
    await join(api, name(0));
    let second: Promise<void> | undefined;
    await inTransaction(open.db, async (tx) => {
      await lockHoldLimits(tx, [WAITLIST_LOCK]);
      second = offerFreedRooms(api.deps);
      await eventually(async () => expect(await waitingForLock()).toBe(1));
      expect(await offered(api)).toEqual([]);
    });
    await second;
    expect(await offered(api)).toEqual([name(0)]);
  });

  test('a guest with an offer who presses twice books once', async () => {
    const other = await fill();
    await api.ask(`/public/reservation/${other.id}`, { method: 'DELETE', headers: other.headers });
    await offerFreedRooms(api.deps);
    const { headers } = await openLink(api, await waitlistToken(api, name(0), 'waiting_offer'));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        api.ask('/public/reservation/create', { json: bookingRequest(), headers }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });
});
