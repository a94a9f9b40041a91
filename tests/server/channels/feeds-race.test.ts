import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import { takeFreedNights } from '#server/channels/freed-nights.ts';
import { readDueFeeds } from '#server/channels/jobs.ts';
import { expectBalancedBooks } from '../../support/books.ts';
import { testFeeds } from '../../support/channel-feeds.ts';
import { concurrentDatabase } from '../../support/database.ts';
import { hostHeaders } from '../../support/host.ts';
import { hostRequest } from '../../support/host-booking.ts';
import { serverTest } from '../../support/open-app.ts';
import { randomizer } from '../../support/random.ts';
import { repeats } from '../../support/repeats.ts';
import { channelEvent } from '../../support/scripted-channel.ts';

const FIRST = '2026-12-01';
const ROUNDS = repeats(15);
const urlOf = (index: number) => `https://channel.example/${index}.ics`;

const NAME = 'feeds of one room that are read, removed and settled while hosts book and cancel';

serverTest(NAME, { on: [concurrentDatabase] }, (api) => {
  const random = randomizer(11);
  const pick = random;
  const stay = () => {
    const check_in = addDays(FIRST, pick(12));
    return { check_in, check_out: addDays(check_in, 1 + pick(3)) };
  };
  const calendar = (index: number) =>
    Array.from({ length: 4 }, () => {
      const { check_in, check_out } = stay();
      return channelEvent(`${index}-${pick(6)}`, check_in, check_out);
    }).filter((event, place, all) => all.findIndex(({ uid }) => uid === event.uid) === place);

  test('never wait for each other, and every night has one owner or an open conflict', async () => {
    const feeds = testFeeds(api);
    const headers = await hostHeaders(api);
    const { db } = api.deps;
    const post = (path: string, json: object = {}) => api.ask(`/host${path}`, { headers, json });
    const deps = { ...api.deps, channels: feeds.channel };
    const add = async (index: number) => ({
      index,
      id: await feeds.add(1, urlOf(index), `Site ${index}`),
    });
    const sites = [await add(0), await add(1), await add(2)];
    const deadlocks = async () => {
      const { rows } = await sql<{ deadlocks: string }>`
        select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
      return Number(rows[0]?.deadlocks);
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const index of [0, 1, 2]) feeds.channel.says(urlOf(index), calendar(index));
      const bookings = await db
        .selectFrom('reservation')
        .select('id')
        .where('source', '!=', 10)
        .where('status', '=', 'confirmed')
        .execute();
      const conflicts = await db
        .selectFrom('channel_conflict')
        .select('id')
        .where('resolved_at', 'is', null)
        .execute();
      const removed = round % 5 === 4 ? sites.shift() : undefined;
      const answers = await Promise.all([
        ...sites.flatMap(({ id }) => [feeds.read(id), feeds.read(id)]),
        readDueFeeds(deps),
        takeFreedNights(deps),
        ...[1, 2].map(() => post('/reservations', hostRequest(stay()))),
        ...bookings
          .slice(0, 2)
          .map(({ id }) => post(`/reservations/${id}/cancel`, { refund: 'none', reason: 'sold twice' })),
        ...conflicts.slice(0, 2).map(({ id }) => post(`/conflicts/${id}/resolve`)),
        ...(removed ? [api.ask(`/host/rooms/1/feeds/${removed.id}`, { method: 'DELETE', headers })] : []),
      ]);
      for (const answer of answers)
        if (answer instanceof Response)
          expect([200, 201, 404, 409], await answer.clone().text()).toContain(answer.status);
      if (removed) sites.push(await add(removed.index));
      api.clock.advance(30_000);
    }
    for (const { id } of [...sites, ...sites]) await feeds.read(id);
    await takeFreedNights(deps);
    const events = await db.selectFrom('channel_event').selectAll().execute();
    const owners = new Map(
      (await feeds.soldNights(1)).map(({ night, reservation_id }) => [night, reservation_id]),
    );
    const ownOf = (feed: number) =>
      events.filter(({ feed_id }) => feed_id === feed).map(({ reservation_id }) => reservation_id);
    const twice = (await db.selectFrom('channel_conflict').selectAll().execute()).filter(
      (row) => !row.is_over,
    );
    const unknown = events.flatMap(({ feed_id, uid, nights }) =>
      nights
        .map((night) => ({ feed_id, uid, night, owner: owners.get(night) ?? null }))
        .filter(({ owner }) => owner === null || !ownOf(feed_id).includes(owner))
        .filter(
          ({ night, owner }) =>
            !twice.some(
              (row) => row.feed_id === feed_id && row.reservation_id === owner && row.nights.includes(night),
            ),
        ),
    );
    expect(events.length).toBeGreaterThan(5);
    expect(twice.length).toBeGreaterThan(0);
    expect(unknown).toEqual([]);
    await expectBalancedBooks(db);
    await new Promise((done) => setTimeout(done, 1200));
    expect(await deadlocks()).toBe(0);
  });
});
