import { beforeEach, describe, expect, it } from 'vitest';
import { takeFreedNights } from '#server/channels/freed-nights.ts';
import { waitlistJobs } from '#server/waitlist/offers.ts';
import { expectBalancedBooks } from '../../support/books.ts';
import { type TestFeeds, testFeeds } from '../../support/channel-feeds.ts';
import { databases } from '../../support/database.ts';
import { hostHeaders } from '../../support/host.ts';
import { bookAsHost, hostCalls } from '../../support/host-booking.ts';
import { appOfEachTest } from '../../support/open-app.ts';
import { heldBooking } from '../../support/paid-booking.ts';
import { channelEvent } from '../../support/scripted-channel.ts';
import { join, offered } from '../../support/waitlist.ts';

const URL = 'https://airbnb.example/1.ics';
const HOUR = 3_600_000;

describe.each(databases)('a night that a channel has sold, too, on $name', (kind) => {
  const api = appOfEachTest(kind);
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
