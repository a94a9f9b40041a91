import { beforeEach, expect, it } from 'vitest';
import { SOURCE_NUMBERS } from '#domain/booking/booking-source.ts';
import { addDays } from '#domain/dates/calendar.ts';
import { readDueFeeds } from '#server/channels/jobs.ts';
import { expectBalancedBooks } from '../../support/books.ts';
import { type TestFeeds, testFeeds } from '../../support/channel-feeds.ts';
import { hostHeaders } from '../../support/host.ts';
import { serverTest } from '../../support/open-app.ts';
import { channelEvent } from '../../support/scripted-channel.ts';

const URL = 'https://airbnb.example/1.ics';
const TODAY = '2026-11-21';

serverTest('a feed', { anew: true }, (api) => {
  let feeds: TestFeeds;
  let id: number;
  beforeEach(async () => {
    feeds = testFeeds(api);
    id = await feeds.add(1, URL);
  });

  const nights = async (roomId = 1) => (await feeds.soldNights(roomId)).map(({ night }) => night);
  const reservations = () => api.deps.db.selectFrom('reservation').selectAll().orderBy('id').execute();
  const one = channelEvent('one', '2026-12-10', '2026-12-12');

  it('takes the nights that the channel has sold, as a reservation without a guest and money', async () => {
    feeds.channel.says(URL, [one]);
    expect(await feeds.read(id)).toMatchObject({ failures: 0, problem: null, last_ok_at: api.clock() });
    expect(await feeds.soldNights(1)).toMatchObject([
      { night: '2026-12-10', source: SOURCE_NUMBERS.channel },
      { night: '2026-12-11', source: SOURCE_NUMBERS.channel },
    ]);
    expect(await reservations()).toMatchObject([
      {
        guest_name: 'Airbnb',
        guest_email: '',
        total: 0,
        status: 'confirmed',
        has_papers: false,
        check_in: '2026-12-10',
        check_out: '2026-12-12',
      },
    ]);
    await expectBalancedBooks(api.deps.db);
  });

  it('read again, changes nothing', async () => {
    feeds.channel.says(URL, [one]);
    await feeds.read(id);
    const before = await reservations();
    await feeds.read(id);
    feeds.channel.says(URL, { kind: 'unchanged' });
    await feeds.read(id);
    expect(await reservations()).toEqual(before);
  });

  it('moves a booking that moves, and keeps its reservation', async () => {
    feeds.channel.says(URL, [one]);
    await feeds.read(id);
    const [before] = await reservations();
    feeds.channel.says(URL, [channelEvent('one', '2027-01-10', '2027-01-13')]);
    await feeds.read(id);
    expect(await nights()).toEqual(['2027-01-10', '2027-01-11', '2027-01-12']);
    expect(await reservations()).toMatchObject([
      { id: before?.id, check_in: '2027-01-10', check_out: '2027-01-13', status: 'confirmed' },
    ]);
    await expectBalancedBooks(api.deps.db);
  });

  it('lets two bookings change places', async () => {
    const other = channelEvent('two', '2026-12-20', '2026-12-22');
    feeds.channel.says(URL, [one, other]);
    await feeds.read(id);
    const before = await reservations();
    feeds.channel.says(URL, [
      { ...one, nights: other.nights },
      { ...other, nights: one.nights },
    ]);
    await feeds.read(id);
    const [first, second] = await reservations();
    expect(first).toMatchObject({ id: before[0]?.id, check_in: '2026-12-20' });
    expect(second).toMatchObject({ id: before[1]?.id, check_in: '2026-12-10' });
    await expectBalancedBooks(api.deps.db);
  });

  it('frees a booking that is missing in two whole readings, an unchanged one included', async () => {
    feeds.channel.says(URL, [one]);
    await feeds.read(id);
    feeds.channel.says(URL, []);
    await feeds.read(id);
    expect(await nights()).toHaveLength(2);
    feeds.channel.says(URL, { kind: 'unchanged' });
    await feeds.read(id);
    expect(await nights()).toEqual([]);
    expect(await reservations()).toMatchObject([{ status: 'cancelled', guest_name: 'Airbnb' }]);
    await expectBalancedBooks(api.deps.db);
  });

  it('frees nothing when it fails, is half, or the booking comes back', async () => {
    feeds.channel.says(URL, [one]);
    await feeds.read(id);
    const ok = api.clock();
    feeds.channel.says(URL, []);
    await feeds.read(id);
    for (const code of ['half_a_calendar', 'too_slow', 'not_a_calendar'] as const) {
      api.clock.advance(60_000);
      feeds.channel.says(URL, { kind: 'failed', problem: { code } });
      expect(await feeds.read(id)).toMatchObject({ problem: { code }, last_ok_at: ok });
    }
    const partial = {
      kind: 'partial',
      events: [],
      problem: { code: 'unreadable_events', count: 1 },
    } as const;
    feeds.channel.says(URL, partial);
    expect(await feeds.read(id)).toMatchObject({ problem: partial.problem, last_ok_at: ok, failures: 4 });
    expect(await nights()).toHaveLength(2);
    feeds.channel.says(URL, [one]);
    await feeds.read(id);
    feeds.channel.says(URL, []);
    await feeds.read(id);
    expect(await nights()).toHaveLength(2);
  });

  it('keeps the nights of a guest who is in the house, though the channel names them no more', async () => {
    feeds.channel.says(URL, [channelEvent('one', TODAY, '2026-11-25')]);
    await feeds.read(id);
    api.clock.advance(24 * 3_600_000);
    feeds.channel.says(URL, []);
    await feeds.read(id);
    await feeds.read(id);
    expect(await nights()).toEqual([TODAY, '2026-11-22', '2026-11-23', '2026-11-24']);
  });

  it('takes nights that have no price yet, and closed ones; freed, they are as before', async () => {
    const far = channelEvent('far', '2027-06-01', '2027-06-03');
    feeds.channel.says(URL, [far]);
    await feeds.read(id);
    expect(await nights()).toEqual(['2027-06-01', '2027-06-02']);
    feeds.channel.says(URL, []);
    await feeds.read(id);
    await feeds.read(id);
    const { nights: states } = await (
      await api.ask('/host/calendar?from=2027-06-01&to=2027-06-02', { headers: await hostHeaders(api) })
    ).json();
    expect(states.filter(({ room_id }: { room_id: number }) => room_id === 1)).toMatchObject([
      { state: 'closed' },
      { state: 'closed' },
    ]);
  });

  it('leaves out our own nights that the channel sends back, but not those of another site', async () => {
    const stay = (uid: string, night: string) => ({
      ...channelEvent(uid, night, '2026-12-30'),
      nights: [night],
    });
    feeds.channel.says(URL, [
      stay('booking-1-1@rooms.localhost', '2026-12-10'),
      stay('Booking-1-1@ROOMS.localhost', '2026-12-11'),
      stay('booking-1-1@rooms.stay.example', '2026-12-12'),
    ]);
    await feeds.read(id);
    expect(await nights()).toEqual(['2026-12-12']);
  });

  it('is read every ten minutes, and later after failures', async () => {
    const minutesUntilNext = async () => {
      const feed = await feeds.read(id);
      return feed && (feed.next_read_at.getTime() - api.clock().getTime()) / 60_000;
    };
    expect(await minutesUntilNext()).toBe(10);
    feeds.channel.says(URL, { kind: 'failed', problem: { code: 'too_slow' } });
    const pauses: unknown[] = [];
    for (let failure = 0; failure < 8; failure += 1) pauses.push(await minutesUntilNext());
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });

  it('is read by one worker when it is due', async () => {
    const deps = { ...api.deps, channels: feeds.channel };
    await Promise.all([readDueFeeds(deps), readDueFeeds(deps)]);
    expect(feeds.channel.requests).toEqual([
      { url: URL, mark: null, range: { from: TODAY, to: addDays(TODAY, 800) } },
    ]);
    await readDueFeeds(deps);
    expect(feeds.channel.requests).toHaveLength(1);
    api.clock.advance(10 * 60_000);
    await readDueFeeds(deps);
    expect(feeds.channel.requests).toHaveLength(2);
  });

  it('waits for the next round if this one takes long', async () => {
    for (let more = 2; more <= 9; more += 1) await feeds.add(1, `https://airbnb.example/${more}.ics`);
    // Four calendars are read at the same time, and each of them takes long.
    let four = Promise.withResolvers<void>();
    const receiveBookings: typeof feeds.channel.receiveBookings = async (request) => {
      const { promise, resolve } = four;
      const answer = await feeds.channel.receiveBookings(request);
      if (feeds.channel.requests.length % 4 === 0) {
        four = Promise.withResolvers<void>();
        api.clock.advance(20_000);
        resolve();
      }
      await promise;
      return answer;
    };
    const deps = { ...api.deps, channels: { ...feeds.channel, receiveBookings } };
    await readDueFeeds(deps);
    expect(feeds.channel.requests).toHaveLength(4);
    await readDueFeeds(deps);
    expect(feeds.channel.requests).toHaveLength(8);
  });

  it('tells the channel what it knows, except on a new day', async () => {
    feeds.channel.says(URL, { kind: 'whole', events: [], mark: '"a"' });
    await feeds.read(id);
    await feeds.read(id);
    api.clock.advance(24 * 3_600_000);
    await feeds.read(id);
    expect(feeds.channel.requests.map(({ mark }) => mark)).toEqual([null, '"a"', null]);
  });

  it('ignores an answer that a later reading has overtaken', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    feeds.channel.says(URL, []);
    feeds.channel.waitFor(promise);
    const late = feeds.read(id);
    await new Promise((done) => setTimeout(done, 50));
    feeds.channel.waitFor(Promise.resolve());
    api.clock.advance(1000);
    feeds.channel.says(URL, [one]);
    await feeds.read(id);
    feeds.channel.says(URL, []);
    resolve();
    await late;
    feeds.channel.says(URL, { kind: 'unchanged' });
    await feeds.read(id);
    expect(await nights()).toHaveLength(2);
  });
});
