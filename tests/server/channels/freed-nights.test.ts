import { beforeEach, expect, it } from 'vitest';
import { takeFreedNights } from '#server/channels/freed-nights.ts';
import { waitlistJobs } from '#server/waitlist/offers.ts';
import { expectBalancedBooks } from '../../support/books.ts';
import { type TestFeeds, testFeeds } from '../../support/channel-feeds.ts';
import { bookingRequest } from '../../support/homestays.ts';
import { hostHeaders } from '../../support/host.ts';
import { bookAsHost, hostCalls } from '../../support/host-booking.ts';
import { serverTest } from '../../support/open-app.ts';
import { heldBooking } from '../../support/paid-booking.ts';
import { channelEvent } from '../../support/scripted-channel.ts';
import { join, offered } from '../../support/waitlist.ts';

const URL = 'https://airbnb.example/1.ics';
const HOUR = 3_600_000;

serverTest('a night that a channel has sold, too', { anew: true }, (api) => {
  let feeds: TestFeeds;
  let id: number;
  beforeEach(async () => {
    feeds = testFeeds(api);
    id = await feeds.add(1, URL);
  });

  const sellThere = async () => {
    feeds.channel.says(URL, [channelEvent('one', '2026-12-18', '2026-12-20')]);
    await feeds.read(id);
  };

  const owners = async () => (await feeds.soldNights(1)).map(({ night, source }) => [night, source]);
  const theirs = [
    ['2026-12-18', 10],
    ['2026-12-19', 10],
  ];
  const offerRound = async () => {
    for (const { run } of waitlistJobs(api.deps, () => takeFreedNights(api.deps))) await run();
  };

  it('is the channel’s when the booking here is cancelled, and not offered to who waits', async () => {
    const headers = await hostHeaders(api);
    const booking = await bookAsHost(api, headers);
    await sellThere();
    await join(api, 'asha@example.in');
    await hostCalls(api, headers, booking.id).cancel({ refund: 'none', reason: 'sold at Airbnb' });
    await offerRound();
    expect(await offered(api)).toEqual([]);
    expect(await owners()).toEqual(theirs);
    await expectBalancedBooks(api.deps.db);
  });

  it('is the channel’s as soon as the host ends the booking here, and the alarm is gone', async () => {
    api.clock.set('2026-12-18T06:00:00Z');
    const headers = await hostHeaders(api);
    const ends = [
      (id: number) => hostCalls(api, headers, id).move({ rooms: [2], price: 'keep' }),
      (id: number) => hostCalls(api, headers, id).cancel({ refund: 'none', reason: 'sold at Airbnb' }),
      (id: number) => hostCalls(api, headers, id).act('no-show', { nights: 'free' }),
      (id: number) =>
        api.ask('/host/reservations/cancel', {
          headers,
          json: { reservation_ids: [id], refund: 'none', reason: 'sold at Airbnb' },
        }),
    ];
    for (const end of ends) {
      feeds.channel.says(URL, []);
      await feeds.read(id);
      await feeds.read(id);
      const booking = await bookAsHost(api, headers);
      await sellThere();
      await end(booking.id);
      expect(await owners()).toEqual(theirs);
      const today = await (await api.ask('/host/today', { headers })).json();
      expect(today.alarms).toEqual([]);
    }
  });

  it('is not held for a guest, although its calendar was read a moment ago, or does not answer', async () => {
    const headers = await hostHeaders(api);
    for (const answers of [true, false]) {
      feeds.channel.says(URL, []);
      await feeds.read(id);
      await feeds.read(id);
      const booking = await bookAsHost(api, headers);
      await sellThere();
      await hostCalls(api, headers, booking.id).cancel({ refund: 'none', reason: 'sold at Airbnb' });
      if (!answers) {
        api.clock.advance(HOUR / 30);
        feeds.channel.waitFor(new Promise((done) => setTimeout(done, 3000)));
      }
      const held = await api.ask('/public/reservation/create', { json: bookingRequest() });
      expect(await held.json()).toMatchObject({ code: 'room_taken' });
      expect(await owners()).toEqual(theirs);
    }
    await feeds.read(id);
    await expectBalancedBooks(api.deps.db);
  });

  it('is the channel’s when the guest here has not paid', async () => {
    await heldBooking(api);
    await sellThere();
    expect(await owners()).toEqual([]);
    await join(api, 'asha@example.in');
    await takeFreedNights(api.deps);
    expect(await owners()).toEqual([]);
    api.clock.advance(HOUR);
    await offerRound();
    expect(await offered(api)).toEqual([]);
    expect(await owners()).toEqual(theirs);
    await expectBalancedBooks(api.deps.db);
  });
});
