import { beforeEach, expect, it, vi } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import { createFreshness } from '#server/channels/freshness.ts';
import { type TestFeeds, testFeeds } from '../../support/channel-feeds.ts';
import { eventually } from '../../support/eventually.ts';
import { bookingRequest } from '../../support/homestays.ts';
import { serverTest } from '../../support/open-app.ts';
import { channelEvent, type ScriptedChannel } from '../../support/scripted-channel.ts';

const URL = 'https://airbnb.example/1.ics';
const SECOND = 1000;
const FAILED = { kind: 'failed', problem: { code: 'unreachable' } } as const;

serverTest('other sites are asked before rooms are held', { anew: true }, (api) => {
  let feeds: TestFeeds;
  let channel: ScriptedChannel;
  beforeEach(() => {
    feeds = testFeeds(api);
    channel = feeds.channel;
  });
  const addFeed = (room = 1, url = URL) => feeds.add(room, url);

  const create = async (changes: Record<string, unknown> = {}, key: string = crypto.randomUUID()) => {
    const headers = { 'Idempotency-Key': key };
    const answer = await api.ask('/public/reservation/create', { json: bookingRequest(changes), headers });
    return { status: answer.status, ...(await answer.json()) };
  };
  /** A stay of two nights that begins so many days after 1 December. */
  const stay = (days: number) => {
    const from = addDays('2026-12-01', days);
    return { check_in: from, check_out: addDays(from, 2), guest_email: `guest${days}@example.in` };
  };
  const holds = () => api.deps.db.selectFrom('hold').selectAll().execute();

  it('nights sold there meanwhile are taken, and nothing is held', async () => {
    await addFeed();
    channel.says(URL, [channelEvent('one', '2026-12-19', '2026-12-22')]);
    expect(await create()).toMatchObject({ status: 409, code: 'room_taken', rooms: [1] });
    expect(await holds()).toEqual([]);
    expect(await create({ check_in: '2026-12-22', check_out: '2026-12-24' })).toMatchObject({ status: 201 });
  });

  it('every feed of every room is read, and a room without feeds asks nobody', async () => {
    await addFeed(1, URL);
    await addFeed(1, 'https://booking.example/1.ics');
    await addFeed(2, 'https://airbnb.example/2.ics');
    await create({ ...stay(0), rooms: [{ id: 3 }], check_out: '2026-12-04' });
    expect(channel.requests).toEqual([]);
    channel.says('https://airbnb.example/2.ics', [channelEvent('one', '2026-12-18', '2026-12-19')]);
    const both = await create({ rooms: [{ id: 1 }, { id: 2 }] });
    expect(both).toMatchObject({ status: 409, code: 'room_taken', rooms: [2] });
    expect(channel.requests).toHaveLength(3);
  });

  it('a site that fails stops nobody, and is not asked again for a minute', async () => {
    await addFeed();
    channel.says(URL, FAILED);
    expect(await create(stay(0))).toMatchObject({ status: 201, booking_id: expect.any(Number) });
    api.clock.advance(59 * SECOND);
    await create(stay(2));
    expect(channel.requests).toHaveLength(1);
    api.clock.advance(SECOND);
    await create(stay(4));
    expect(channel.requests).toHaveLength(2);
  });

  it('a calendar that was read within a minute is not read again', async () => {
    const id = await addFeed();
    await feeds.read(id);
    await create(stay(0));
    expect(channel.requests).toHaveLength(1);
  });

  it('guests at the same moment share one reading', async () => {
    await addFeed();
    let answer = () => {};
    channel.waitFor(new Promise<void>((resolve) => (answer = resolve)));
    const both = Promise.all([create(stay(0)), create(stay(4))]);
    await eventually(() => expect(channel.requests).toHaveLength(1));
    answer();
    expect((await both).map(({ status }) => status)).toEqual([201, 201]);
    expect(channel.requests).toHaveLength(1);
  });

  it('a reading that ends while another guest is about to read is shared, too', async () => {
    await addFeed();
    const freshness = createFreshness({ ...api.deps, read: feeds.read, takeFreed: async () => {} });
    const readMeanwhile = async () => {
      await freshness.check([1]);
      return false;
    };
    expect(await freshness.check([1], readMeanwhile)).toEqual({ silent: [] });
    expect(channel.requests).toHaveLength(1);
  });

  it('a site that takes too long is not waited for, and what it says later is taken', async () => {
    await addFeed();
    channel.says(URL, [channelEvent('one', '2026-12-10', '2026-12-12')]);
    let answer = () => {};
    channel.waitFor(new Promise<void>((resolve) => (answer = resolve)));
    expect(await create()).toMatchObject({ status: 201 });
    const later = { check_in: '2026-12-10', check_out: '2026-12-12' };
    answer();
    const sold = () => feeds.soldNights(1);
    await eventually(async () => expect(await sold()).toHaveLength(2));
    expect(await create(later)).toMatchObject({ status: 409, code: 'room_taken' });
  });

  it('an error of ours is logged and stops nobody', async () => {
    await addFeed();
    const errors = vi.spyOn(api.deps.log, 'error');
    channel.receiveBookings = async () => {
      throw new Error('a mistake');
    };
    expect(await create()).toMatchObject({ status: 201 });
    expect(errors).toHaveBeenCalledWith(
      expect.objectContaining({ feed: expect.any(Number) }),
      expect.any(String),
    );
  });

  it('a request that is refused anyway, or answered as before, asks nobody', async () => {
    await create({}, 'first');
    await addFeed();
    expect(await create()).toMatchObject({ status: 409, code: 'room_taken' });
    expect(await create({}, 'first')).toMatchObject({ status: 201 });
    expect(await create({ adults: 1 }, 'first')).toMatchObject({ status: 409, code: 'idempotency_conflict' });
    const past = { check_in: '2026-11-10', check_out: '2026-11-12' };
    expect(await create(past)).toMatchObject({ status: 409, code: 'past_dates' });
    expect(await create({ guest_name: '' })).toMatchObject({ status: 400 });
    expect(channel.requests).toEqual([]);
  });

  it('the quote says when other sites will be asked', async () => {
    const quote = async () => {
      const json = { check_in: '2026-12-18', check_out: '2026-12-20', rooms: [1], adults: 2 };
      return (await (await api.ask('/public/quote', { json })).json()).quote;
    };
    expect(await quote()).not.toHaveProperty('checks_calendars');
    await addFeed();
    expect(await quote()).toMatchObject({ checks_calendars: true });
    expect(channel.requests).toEqual([]);
  });
});
