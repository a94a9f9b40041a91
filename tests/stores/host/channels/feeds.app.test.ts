import '../../../support/browser.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChannels } from '#stores/host/channels/channels.ts';
import {
  $channelQuestion,
  $reading,
  askToRemove,
  askToRenew,
  doAsked,
  dropQuestion,
  readFeedNow,
} from '#stores/host/channels/feeds.ts';
import { copyAddress } from '#stores/host/copy-address.ts';
import { $question, declineProof } from '#stores/host/proof.ts';
import { type TestFeeds, testFeeds } from '../../../support/channel-feeds.ts';
import { eventually } from '../../../support/eventually.ts';
import { type HostBrowser, hostBrowser } from '../../../support/host-browser.ts';
import { connectRoom, sitesOf } from '../../../support/host-channels.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { channelEvent } from '../../../support/scripted-channel.ts';

const api = appOfFile();
const NOT_SAVED = 'This was not saved: the server can’t be reached. Please try again.';
let feeds: TestFeeds;
let desk: HostBrowser;

beforeEach(async () => {
  vi.useFakeTimers({ now: api.clock(), toFake: ['Date'] });
  feeds = testFeeds(api);
  desk = await hostBrowser(api, '/host/channels');
  await loadChannels();
  dropQuestion();
  return () => vi.useRealTimers();
});

/** Connects a room with a site of its own, where one stay is booked. */
async function connectStay(roomId: number, site: string, checkIn: string, checkOut: string) {
  const url = `https://${site.toLowerCase()}.example/${roomId}.ics`;
  feeds.channel.says(url, [channelEvent(site, checkIn, checkOut)]);
  const feed = await connectRoom(roomId, url, site);
  await desk.wire.idle();
  return feed;
}
const siteOf = (roomId: number, name: string) => sitesOf(roomId).find(({ site }) => site === name);
const soldNights = async (roomId: number) => (await feeds.soldNights(roomId)).map(({ night }) => night);

describe('a calendar', () => {
  it('is read now, once, and the result is said', async () => {
    const feed = await connectStay(3, 'Airbnb', '2026-12-18', '2026-12-20');
    const both = Promise.all([readFeedNow(feed), readFeedNow(feed)]);
    expect([...$reading.get()]).toEqual([feed.id]);
    await both;
    expect([...$reading.get()]).toEqual([]);
    expect(desk.toasts()).toEqual(['Airbnb is read: 1 booking.']);
    feeds.channel.says(feed.url, { kind: 'failed', problem: { code: 'refused', status: 500 } });
    await readFeedNow(feed);
    expect(desk.toasts()).toEqual([
      'Airbnb · Could not be read: the site answered with an error (500). We try again by ourselves.',
    ]);
    expect(siteOf(3, 'Airbnb')?.feeds).toMatchObject([{ state: 'failing', problem: { status: 500 } }]);
    // What it has taken stays taken.
    expect(await soldNights(3)).toEqual(['2026-12-18', '2026-12-19']);
  });

  it('that was not read says why, and can be read again', async () => {
    const feed = await connectStay(3, 'Agoda', '2026-12-22', '2026-12-23');
    desk.wire.lose();
    expect(await readFeedNow(feed)).toBeUndefined();
    desk.wire.connectAgain();
    expect(await readFeedNow({ ...feed, id: 9999 })).toBeUndefined();
    expect(desk.toasts()).toEqual([
      'The calendar was not read: the server can’t be reached. Please try again.',
      'We could not find what you are looking for.',
    ]);
    expect(await readFeedNow(feed)).toMatchObject({ id: feed.id, state: 'ok' });
  });
});

describe('removing a calendar', () => {
  it('asks first, and names what comes on sale', async () => {
    const feed = await connectStay(1, 'Airbnb', '2026-12-18', '2026-12-20');
    const asking = askToRemove(feed);
    expect($channelQuestion.get()).toEqual({ about: 'feed', feed, found: undefined });
    await asking;
    expect($channelQuestion.get()).toMatchObject({
      found: { nights: 2, stays: [{ checkIn: '2026-12-18', checkOut: '2026-12-20' }] },
    });
    dropQuestion();
    await doAsked('Room 1');
    expect(await soldNights(1)).toEqual(['2026-12-18', '2026-12-19']);
    await askToRemove(feed);
    await Promise.all([doAsked('Room 1'), doAsked('Room 1')]);
    expect($channelQuestion.get()).toBeUndefined();
    expect(desk.toasts()).toEqual(['Airbnb is removed from Room 1.']);
    // Our address for the site has ended, too.
    expect(siteOf(1, 'Airbnb')).toBeUndefined();
    expect(await soldNights(1)).toEqual([]);
  });

  it('names the nights of the calendar that was asked about last', async () => {
    const first = await connectStay(2, 'Airbnb', '2026-12-18', '2026-12-20');
    const second = await connectStay(7, 'Agoda', '2026-12-24', '2026-12-25');
    const { promise: late, resolve } = Promise.withResolvers<void>();
    desk.wire.intercept = async (_, answer) => {
      await late;
      return answer();
    };
    const asking = askToRemove(first);
    desk.wire.connectAgain();
    await askToRemove(second);
    resolve();
    await asking;
    expect($channelQuestion.get()).toMatchObject({ feed: { id: second.id }, found: { nights: 1 } });
  });

  it('can be done though its nights could not be looked up', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const feed = await connectStay(2, 'Expedia', '2026-12-27', '2026-12-28');
    desk.wire.lose();
    await askToRemove(feed);
    expect($channelQuestion.get()).toMatchObject({ feed, found: undefined });
    expect(log).toHaveBeenCalledTimes(1);
    await doAsked('Room 2');
    expect(desk.toasts()).toEqual([NOT_SAVED]);
    expect(siteOf(2, 'Expedia')?.feeds).toHaveLength(1);
    desk.wire.connectAgain();
    await askToRemove(feed);
    await doAsked('Room 2');
    expect(desk.toasts()).toEqual(['Expedia is removed from Room 2.']);
  });

  it('that another host was faster with shows what is so', async () => {
    const feed = await connectStay(7, 'Expedia', '2026-12-28', '2026-12-29');
    await askToRemove(feed);
    await api.ask(`/host/rooms/7/feeds/${feed.id}`, { method: 'DELETE', headers: desk.headers });
    await doAsked('Room 7');
    expect(desk.toasts()).toEqual(['We could not find what you are looking for.']);
    expect(siteOf(7, 'Expedia')).toBeUndefined();
  });
});

describe('our own address', () => {
  it('is made anew after a question, and the old one ends at once', async () => {
    await connectStay(1, 'Agoda', '2026-12-26', '2026-12-27');
    const old = siteOf(1, 'Agoda')?.exportUrl;
    if (!old) throw new Error('There is no address');
    /** Whether the address of our calendar still works. */
    const isRead = async (url: string) =>
      (await api.ask(new URL(url).pathname.replace(/^\/api/, ''))).status === 200;
    expect(await isRead(old.url)).toBe(true);
    askToRenew(old);
    expect($channelQuestion.get()).toEqual({ about: 'export', exportUrl: old });
    await doAsked('Room 1');
    expect(desk.toasts()).toEqual(['The new address is made. Copy it and paste it at Agoda.']);
    const made = siteOf(1, 'Agoda')?.exportUrl?.url ?? '';
    expect(made).not.toBe(old.url);
    expect([await isRead(old.url), await isRead(made)]).toEqual([false, true]);
  });

  it('stays as it is without a fresh proof, or without a network', async () => {
    await connectStay(7, 'Airbnb', '2026-12-30', '2026-12-31');
    desk = await hostBrowser(api, '/host/channels', { minutesAgo: 16 });
    const old = siteOf(7, 'Airbnb')?.exportUrl;
    if (!old) throw new Error('There is no address');
    askToRenew(old);
    const renewing = doAsked('Room 7');
    await eventually(() => expect($question.get()).toBeDefined());
    declineProof();
    await renewing;
    desk.wire.lose();
    askToRenew(old);
    await doAsked('Room 7');
    expect(desk.toasts()).toEqual(['Please confirm with your passkey, and try again.', NOT_SAVED]);
    desk.wire.connectAgain();
    await loadChannels();
    expect(siteOf(7, 'Airbnb')?.exportUrl?.url).toBe(old.url);
  });

  it('is copied, or the host is told how to copy it by hand', async () => {
    let copied = '';
    const clipboard = {
      writeText: async (text: string) => {
        copied = text;
      },
    };
    vi.stubGlobal('navigator', { clipboard });
    expect(await copyAddress('https://ours.example/1.ics')).toBe(true);
    expect(copied).toBe('https://ours.example/1.ics');
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    clipboard.writeText = () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'));
    expect(await copyAddress('https://ours.example/1.ics')).toBe(false);
    expect(log).toHaveBeenCalledTimes(1);
    expect(desk.toasts()).toEqual([
      'Copied',
      'The browser does not allow copying. Select the address and copy it by hand.',
    ]);
  });
});
